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
  /** Additional class for the element with the shadow root. @default none */
  className?: string | undefined;
}

function openShadow(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot;
  // Lets overlays find the focus, and presses outside, across shadow roots.
  enableShadowDOM();
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(host, shadowStart('block'))];
  return shadow;
}

/**
 * A `ThemeProvider` in an open shadow root, with its styles and overlays, for pages whose CSS
 * affects everything (`* { all: unset }`). No rule of the page gets in, and none of ours gets out:
 * set tokens by `theme`, `createTheme({ tokens })`. Overlays are placed inside this element, so put
 * it where nothing clips or transforms it. The content is not rendered on a server.
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
