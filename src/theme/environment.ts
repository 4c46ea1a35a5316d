import { createContext, useContext } from 'react';
import { readPage } from '../domain/read-page';

/** What overlays need to know about where they are. Light: a sign-in form carries no overlay. */
export interface ThemeEnvironment {
  /** Where overlays are put, so that they keep the theme; null before it is there. */
  readonly getPortalContainer: () => HTMLElement | null;
  /** Calls back when that place has come or gone; returns what ends it. */
  readonly onPortalContainer: (listener: () => void) => () => void;
  readonly dir: 'ltr' | 'rtl' | undefined;
  /** BCP 47 tag. */
  readonly locale: string | undefined;
}

const OUTSIDE: ThemeEnvironment = {
  getPortalContainer: () => readPage(document, 'body'),
  onPortalContainer: () => () => {},
  dir: undefined,
  locale: undefined,
};

/** Filled by `ThemeProvider`; read by overlay widgets. */
export const ThemeEnvironmentContext = createContext(OUTSIDE);

/** The nearest `ThemeProvider`'s container, direction and locale. */
export function useThemeEnvironment(): ThemeEnvironment {
  return useContext(ThemeEnvironmentContext);
}

/**
 * The place of overlays as something to listen to. A value of the context would make React look
 * through everything in the provider for its readers, when the page has just been rendered.
 */
export function portalPlace() {
  let place: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    getPortalContainer: () => place,
    onPortalContainer(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The ref of the place. */
    ref(element: HTMLElement | null) {
      place = element;
      for (const listener of listeners) listener();
    },
  };
}
