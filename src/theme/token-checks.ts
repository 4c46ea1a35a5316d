import type { TokenName } from './tokens';

/** Description of a list of font families, for warnings. */
export const FONT_FAMILIES = 'a list of font families such as "Source Sans 3", sans-serif';

/** Validators of token values. Separate because they are large, and most brands set no tokens. */
export interface TokenChecks {
  /** The description of a valid value; null if the text is one. */
  readonly tokenProblem: (name: TokenName, value: unknown) => string | null;
  /** Whether a text is a list of font families, and nothing else. */
  readonly isFontFamily: (text: string) => boolean;
}

/** For values that were already validated, and for settings without tokens. */
export const ALREADY_CHECKED: TokenChecks = {
  tokenProblem: () => null,
  isFontFamily: () => true,
};
