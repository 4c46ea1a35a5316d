export {
  createTheme,
  type Theme,
  type ThemeOptions,
  type ThemeWarning,
} from './brand';
export { BREAKPOINTS, type Breakpoint, mediaDown, mediaUp } from './breakpoints';
export { IsolatedThemeProvider, type IsolatedThemeProviderProps } from './IsolatedThemeProvider';
export { LAYER, type StyledComponent, styled } from './styled';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider';
export { defaultTokens, type TokenName, type TokenValues, token } from './tokens';
