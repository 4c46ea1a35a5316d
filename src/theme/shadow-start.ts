import { readPage } from '../domain/read-page';
import { LAYER } from './layer';

/**
 * Initial styles of our shadow roots, in a layer below our own rules. They reset inherited styles
 * of the page, such as letter spacing, alignment and colour, but keep typeface, scheme and
 * direction.
 *
 * @param display - display of its element in the page, regardless of the page's CSS
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

/** Constructed style sheets need no nonce under any policy; they belong to one window. */
export function sheetOf(host: Element, css: string): CSSStyleSheet {
  const sheet = new (readPage(host.ownerDocument, 'defaultView') ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
