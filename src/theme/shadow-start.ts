import { readPage } from '../domain/read-page';
import { LAYER } from './layer';

/**
 * How a shadow root of ours begins. What a page says to everything inherits into it: spacing of
 * letters, alignment, colour. The typeface, the scheme and the direction come in on purpose. In a
 * layer under our own rules.
 *
 * @param display - how its element stands in the page, whatever the page says to everything
 */
export const shadowStart = (display: 'block' | 'inline-block'): string => `
  :host { display: ${display} !important; }
  @layer ${LAYER}.start {
    [data-plinth-root] {
      all: initial;
      display: block;
      color-scheme: inherit;
      font-family: inherit;
    }
  }
`;

/** A sheet that is made by script needs no nonce under any policy; it belongs to one window. */
export function sheetOf(host: Element, css: string): CSSStyleSheet {
  const sheet = new (readPage(host.ownerDocument, 'defaultView') ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
