import type { TokenName } from './tokens';

/** What a list of typefaces is called in a sentence. */
export const FONT_FAMILIES = 'a list of font families such as "Source Sans 3", sans-serif';

/** What tells whole values of tokens from others. It is large, and most brands set none. */
export interface TokenChecks {
  /** What a text would have to be to be a value of a token; null when it is one. */
  readonly tokenProblem: (name: TokenName, value: unknown) => string | null;
  /** Whether a text is a list of font families, and nothing else. */
  readonly isFontFamily: (text: string) => boolean;
}

/** For values that were looked at before, and for settings that have none. */
export const ALREADY_CHECKED: TokenChecks = {
  tokenProblem: () => null,
  isFontFamily: () => true,
};
