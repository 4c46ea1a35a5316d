import { useEffect, useLayoutEffect } from 'react';
import { readPage } from '../domain/read-page';

// On a server there is no layout effect, and React warns about one.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a portal, which owns its page, says on the page's root element. */
export interface DocumentTheme {
  /** The class that carries the theme's tokens. */
  className: string;
  colorScheme: string | undefined;
  dir: string | undefined;
  lang: string | undefined;
}

/**
 * Carries a provider's tokens, scheme, language and direction to `<html>` while it is mounted, and
 * takes them back.
 *
 * @param theme - what to set, or null to leave the document alone
 */
export function useDocumentTheme(theme: DocumentTheme | null): void {
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
