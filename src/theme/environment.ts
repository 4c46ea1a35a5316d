import { createContext, useContext } from 'react';

/** What overlays need to know about where they are. Light: a sign-in form carries no overlay. */
export interface ThemeEnvironment {
  /** Where overlays are put, so that they keep the theme; null before it is there. */
  readonly getPortalContainer: () => HTMLElement | null;
  readonly dir: 'ltr' | 'rtl' | undefined;
  /** BCP 47 tag. */
  readonly locale: string | undefined;
}

const OUTSIDE: ThemeEnvironment = {
  getPortalContainer: () => document.body,
  dir: undefined,
  locale: undefined,
};

/** Filled by `ThemeProvider`; read by overlay widgets. */
export const ThemeEnvironmentContext = /* @__PURE__ */ createContext(OUTSIDE);

/** The nearest `ThemeProvider`'s container, direction and locale. */
export function useThemeEnvironment(): ThemeEnvironment {
  return useContext(ThemeEnvironmentContext);
}
