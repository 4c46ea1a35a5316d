import { makeTheme } from './make-theme';
import type { Theme, ThemeOptions } from './theme-types';
import { isFontFamily, tokenProblem } from './token-value';

/**
 * Makes a theme from a few choices. Text, edges and the focus ring keep WCAG AA in light and dark;
 * where a colour as given cannot, the nearest tone that can is used and a warning says so. Never
 * throws: a page's settings are edited by hand.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  return makeTheme(options, { tokenProblem, isFontFamily });
}
