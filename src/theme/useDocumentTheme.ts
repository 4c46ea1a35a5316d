import { useEffect, useLayoutEffect } from 'react';
import { readPage } from '../domain/read-page';

// There is no layout effect on a server, and React warns about one.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a portal, which owns its page, sets on the root element. */
export interface DocumentTheme {
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
