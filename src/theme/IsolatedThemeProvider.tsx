import { type RefCallback, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { LAYER } from './layer';
import { NonceMark } from './NonceMark';
import { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';

/** Props of {@link IsolatedThemeProvider}. */
export interface IsolatedThemeProviderProps
  extends Omit<
    ThemeProviderProps,
    'portalContainer' | 'styleContainer' | 'layer' | 'applyToDocument'
  > {
  /** A class of yours for the element that holds the shadow root. @default none */
  className?: string | undefined;
}

/**
 * What a page says to everything inherits into a shadow root: spacing of letters, alignment, colour.
 * The typeface, the scheme and the direction come in on purpose. In a layer under our own rules.
 */
const START = `
  :host { display: block !important; }
  @layer ${LAYER}.start {
    [data-plinth-root] {
      all: initial;
      display: block;
      color-scheme: inherit;
      font-family: inherit;
    }
  }
`;

function openShadow(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot;
  // Overlays look through shadow roots for the focus and for presses elsewhere.
  enableShadowDOM();
  const shadow = host.attachShadow({ mode: 'open' });
  // A sheet that is made by script needs no nonce under any policy; it belongs to one window.
  const sheet = new (host.ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(START);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/**
 * A `ThemeProvider` behind an open shadow root, with styles and overlays in there: for pages whose
 * CSS reaches everything (`* { all: unset }`). No rule of the page gets in, and none of ours gets
 * out: set tokens by `theme`, `createTheme({ tokens })`. Overlays are placed inside this element,
 * so put it where nothing clips or transforms it. A server renders nothing of what is inside.
 */
export function IsolatedThemeProvider({
  className,
  children,
  ...theme
}: IsolatedThemeProviderProps) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const host = useCallback<RefCallback<HTMLElement>>((element) => {
    if (element) setShadow(openShadow(element));
  }, []);
  return (
    <div ref={host} className={className} data-plinth-isolated="">
      <NonceMark nonce={theme.nonce} />
      {shadow &&
        createPortal(
          <ThemeProvider {...theme} styleContainer={shadow}>
            {children}
          </ThemeProvider>,
          shadow,
        )}
    </div>
  );
}
