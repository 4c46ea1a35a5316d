import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { readPage } from '../domain/read-page';
import { type Appearance, AppearanceContext } from './appearance';
import { offerStyles } from './emotion';
import type { InsertHtml } from './emotion-on-server';
import { portalPlace, ThemeEnvironmentContext } from './environment';
import { NonceMark } from './NonceMark';
import { styleCache } from './style-cache';
import { STYLE_KEY } from './style-key';
import { ThemeRoot, themeRules } from './ThemeRoot';
import type { Theme } from './theme-types';

// There is no layout effect on a server, and React warns about one.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a portal, which owns its page, sets on the root element. */
interface DocumentTheme {
  /** Class that carries the theme's tokens. */
  className: string;
  colorScheme: string | undefined;
  dir: string | undefined;
  lang: string | undefined;
}

/**
 * Sets a provider's tokens, scheme, language and direction on `<html>` while it is mounted.
 *
 * @param theme - what to set; null to leave the document unchanged
 */
function useDocumentTheme(theme: DocumentTheme | null): void {
  const { className, colorScheme, dir, lang } = theme ?? {};
  useBrowserLayoutEffect(() => {
    if (className === undefined) return;
    const element = readPage(document, 'documentElement');
    const attributes: Record<string, string | undefined> = {
      'data-plinth-document': '',
      'data-plinth-color-scheme': colorScheme,
      dir,
      lang,
    };
    const before = new Map<string, string | null>();
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) continue;
      before.set(name, element.getAttribute(name));
      element.setAttribute(name, value);
    }
    element.classList.add(className);
    return () => {
      element.classList.remove(className);
      for (const [name, value] of before) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    };
  }, [className, colorScheme, dir, lang]);
}

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** Theme from `createTheme`. @default Plinth's own */
  theme?: Theme | undefined;
  /** Light, dark, or the system's preference. @default the color-scheme of the surrounding page */
  colorScheme?: 'light' | 'dark' | 'system' | undefined;
  /**
   * Nonce of a strict Content-Security-Policy, for our style elements and those of our
   * dependencies. @default none
   */
  nonce?: string | undefined;
  /**
   * The framework's function for adding HTML to the head while a server streams the page:
   * `useServerInsertedHTML` of Next.js, which needs it with a `nonce`. Used on a server only.
   *
   * @default style elements are part of the markup
   */
  insertHtml?: InsertHtml | undefined;
  /** Reading direction. @default that of the surrounding page */
  dir?: 'ltr' | 'rtl' | undefined;
  /** BCP 47 tag of the language. @default that of the surrounding page */
  locale?: string | undefined;
  /** Additional class for the provider's element. @default none */
  className?: string | undefined;
  /** Container of menus, tooltips and dialogs. @default inside the provider's element */
  portalContainer?: HTMLElement | null | undefined;
  /** Container of the style elements, such as a shadow root. @default document.head */
  styleContainer?: Node | undefined;
  /**
   * `false` puts our rules outside of the cascade layer, with the specificity of one class: for
   * pages whose own unlayered CSS resets plain elements (Bootstrap's Reboot, Tailwind's Preflight).
   * Tokens stay in the layer. Read once. @default true: any CSS of the page wins
   */
  layer?: boolean | undefined;
  /**
   * Also sets color-scheme, language, direction and background on `<html>`, for a page that is
   * entirely ours. @default false
   */
  applyToDocument?: boolean | undefined;
  /**
   * Additional classes for parts of our components, by slot: `{ 'login-form': 'my-form' }`. Your
   * unlayered CSS takes precedence over ours. Keep the object stable: a new one re-renders every
   * part.
   *
   * @default none
   */
  appearance?: Appearance | undefined;
  /** The themed content. */
  children?: ReactNode;
}

/**
 * Themes its content, and nothing else: tokens are set on its own element (`[data-plinth-root]`),
 * and every rule is in the cascade layer `plinth`, so that unlayered CSS of the page takes
 * precedence (use `layer` or `IsolatedThemeProvider` if it must not). Override a token with
 * `[data-plinth-root] { --plinth-radius-md: 4px }`.
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
  // Tokens stay in the layer, so that tokens set by the page take precedence.
  const [caches] = useState(() => {
    const place = { nonce, container: styleContainer };
    return [styleCache(place), styleCache({ ...place, layer })] as const;
  });
  const [ofTokens, ofRules] = caches;
  offerStyles(caches, insertHtml);
  // An overlay that is open initially waits for its container.
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
