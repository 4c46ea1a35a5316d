import { type RefCallback, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { NonceMark } from './NonceMark';
import { shadowStart, sheetOf } from './shadow-start';
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

function openShadow(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot;
  // Overlays look through shadow roots for the focus and for presses elsewhere.
  enableShadowDOM();
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(host, shadowStart('block'))];
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
