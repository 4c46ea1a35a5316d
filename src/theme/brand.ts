import { makeTheme } from './make-theme';
import type { BrandFile, Theme, ThemeOptions } from './theme-types';
import { isFontFamily, tokenProblem } from './token-value';

/**
 * Creates a theme from a few options. Text, edges and the focus ring meet WCAG AA in light and
 * dark; if a given colour does not, the nearest tone that does is used, with a warning. Never
 * throws, since settings may be edited by hand.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  return makeTheme(options, { tokenProblem, isFontFamily });
}

/**
 * Creates a theme from a brand in JSON: `import brand from './brand.json'`. Invalid values are
 * ignored and listed in the warnings. Never throws.
 *
 * @example
 * const theme = createThemeFromFile({ color: '#b4472a', radius: 'round' });
 */
export function createThemeFromFile({ color, ...file }: BrandFile): Theme {
  return createTheme({ ...file, brand: color } as ThemeOptions);
}
