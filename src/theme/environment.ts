import { createContext, useContext } from 'react';
import { readPage } from '../domain/read-page';

/**
 * What overlays need to know about their surroundings. Small, since a sign-in form has no overlays.
 */
export interface ThemeEnvironment {
  /** Container of overlays, inside the theme; null until it is mounted. */
  readonly getPortalContainer: () => HTMLElement | null;
  /** Subscribes to changes of that container. Returns the unsubscribe function. */
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

/** Set by `ThemeProvider`; read by overlay widgets. */
export const ThemeEnvironmentContext = createContext(OUTSIDE);

/** The nearest `ThemeProvider`'s container, direction and locale. */
export function useThemeEnvironment(): ThemeEnvironment {
  return useContext(ThemeEnvironmentContext);
}

/**
 * The container of overlays as a subscribable. As a context value it would make React visit the
 * whole tree again right after the first render.
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
    /** Ref of the container. */
    ref(element: HTMLElement | null) {
      place = element;
      for (const listener of listeners) listener();
    },
  };
}
