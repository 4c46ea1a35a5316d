import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Appearance, AppearanceContext } from './appearance';
import { offerStyles } from './emotion';
import type { InsertHtml } from './emotion-on-server';
import { portalPlace, ThemeEnvironmentContext } from './environment';
import { NonceMark } from './NonceMark';
import { styleCache } from './style-cache';
import { STYLE_KEY } from './style-key';
import { ThemeRoot, themeRules } from './ThemeRoot';
import type { Theme } from './theme-types';
import { useDocumentTheme } from './useDocumentTheme';

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** What `createTheme` made. @default Plinth's own */
  theme?: Theme | undefined;
  /** Light, dark, or what the system prefers. @default the color-scheme of the page around */
  colorScheme?: 'light' | 'dark' | 'system' | undefined;
  /**
   * Nonce of a strict Content-Security-Policy, for the style elements: ours, and those of what we are
   * made of. @default none
   */
  nonce?: string | undefined;
  /**
   * The framework's way to put HTML into the head while a server streams the page:
   * `useServerInsertedHTML` of Next.js, which needs it where there is a `nonce`. Read on a server.
   * @default style elements come with the markup
   */
  insertHtml?: InsertHtml | undefined;
  /** Reading direction. @default that of the page around */
  dir?: 'ltr' | 'rtl' | undefined;
  /** BCP 47 tag of the language. @default that of the page around */
  locale?: string | undefined;
  /** A class of yours for the provider's element. @default none */
  className?: string | undefined;
  /** Where menus, tooltips and dialogs go. @default inside the provider's element */
  portalContainer?: HTMLElement | null | undefined;
  /** Where the style elements go: pass a shadow root to live in one. @default document.head */
  styleContainer?: Node | undefined;
  /**
   * `false` puts our rules outside of the cascade layer, with the strength of one class: for a page
   * whose own CSS, outside of any layer, resets plain elements (Bootstrap's Reboot, Tailwind's
   * Preflight). Tokens stay in the layer. Read once. @default true: any CSS of the page wins
   */
  layer?: boolean | undefined;
  /**
   * Sets color-scheme, language, direction and background on `<html>` too; for a page that is all
   * ours. @default false
   */
  applyToDocument?: boolean | undefined;
  /**
   * Classes of yours for parts of our components, by slot: `{ 'login-form': 'my-form' }`. Unlayered
   * CSS of yours wins over ours. Keep the object: a new one at each render renders every part
   * again.
   * @default none
   */
  appearance?: Appearance | undefined;
  /** The components that look so. */
  children?: ReactNode;
}

/**
 * Themes everything inside it, and nothing else: the tokens live on its own element
 * (`[data-plinth-root]`), every rule is in the cascade layer `plinth`, so that any unlayered CSS of
 * the page around wins (`layer` and `IsolatedThemeProvider` are for pages whose CSS must not). Override a token with `[data-plinth-root] { --plinth-radius-md: 4px }`.
 */
export function ThemeProvider({
  theme,
  colorScheme,
  nonce,
  insertHtml,
  dir,
  locale,
  className,
  portalContainer,
  styleContainer,
  layer = true,
  applyToDocument = false,
  appearance,
  children,
}: ThemeProviderProps) {
  // The tokens stay in the layer, so that those that the page sets win.
  const [caches] = useState(() => {
    const place = { nonce, container: styleContainer };
    return [styleCache(place), styleCache({ ...place, layer })] as const;
  });
  const [ofTokens, ofRules] = caches;
  offerStyles(caches, insertHtml);
  // An overlay that is open from the start waits for its place.
  const [portal] = useState(portalPlace);
  const rules = themeRules(theme?.tokens);
  useDocumentTheme(
    applyToDocument
      ? { className: `${STYLE_KEY}-${rules.name}`, colorScheme, dir, lang: locale }
      : null,
  );
  const environment = useMemo(() => ({ ...portal, dir, locale }), [portal, dir, locale]);

  const attributes = {
    rules,
    dir,
    lang: locale,
    'data-plinth-root': '',
    'data-plinth-color-scheme': colorScheme,
    'data-plinth-unlayered': layer ? undefined : '',
  };
  return (
    <CacheProvider value={ofTokens}>
      <AppearanceContext.Provider value={appearance}>
        <ThemeEnvironmentContext.Provider value={environment}>
          <ThemeRoot className={className} {...attributes}>
            <NonceMark nonce={nonce} />
            <CacheProvider value={ofRules}>{children}</CacheProvider>
            {!portalContainer && <div ref={portal.ref} data-plinth-portal="" />}
          </ThemeRoot>
          {portalContainer &&
            createPortal(
              <ThemeRoot ref={portal.ref} data-plinth-portal="" {...attributes} />,
              portalContainer,
            )}
        </ThemeEnvironmentContext.Provider>
      </AppearanceContext.Provider>
    </CacheProvider>
  );
}
