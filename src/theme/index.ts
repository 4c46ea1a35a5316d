export type { Appearance } from './appearance';
export { createTheme, createThemeFromFile } from './brand';
export { BREAKPOINTS, type Breakpoint, mediaDown, mediaUp } from './breakpoints';
export {
  type ContrastFinding,
  type ContrastFix,
  type ContrastPair,
  contrastPairs,
  contrastReport,
} from './contrast-report';
export type { InsertHtml } from './emotion-on-server';
export { IsolatedThemeProvider, type IsolatedThemeProviderProps } from './IsolatedThemeProvider';
export { LAYER } from './layer';
export { layered } from './layered';
export { type SlotName, slots } from './slots';
export { type StyledComponent, styled } from './styled';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';
export type {
  BrandFile,
  Theme,
  ThemeColor,
  ThemeDensity,
  ThemeOptions,
  ThemeRadius,
  ThemeWarning,
} from './theme-types';
export { defaultTokens, type TokenName, type TokenValues, token } from './tokens';
