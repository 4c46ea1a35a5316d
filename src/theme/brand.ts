import { makeTheme } from './make-theme';
import type { BrandFile, Theme, ThemeOptions } from './theme-types';
import { isFontFamily, tokenProblem } from './token-value';

/**
 * Makes a theme from a few choices. Text, edges and the focus ring keep WCAG AA in light and dark;
 * where a colour as given cannot, the nearest tone that can is used and a warning says so. Never
 * throws: a page's settings are edited by hand.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  return makeTheme(options, { tokenProblem, isFontFamily });
}

/**
 * Makes a theme of a brand that is kept as JSON: `import brand from './brand.json'`. What is no value of
 * its option is left out and named in the warnings. Never throws.
 *
 * @example
 * const theme = createThemeFromFile({ color: '#b4472a', radius: 'round' });
 */
export function createThemeFromFile({ color, ...file }: BrandFile): Theme {
  return createTheme({ ...file, brand: color } as ThemeOptions);
}
