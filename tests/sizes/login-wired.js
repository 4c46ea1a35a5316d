// What a partner bundles who puts our sign-in on a page of their own and lets our hooks do the work.

export { LoginScreen } from '../../dist/components/LoginScreen.js';
export {
  ConsoleProvider,
  createConsole,
  SessionProvider,
  useLoginScreen,
} from '../../dist/hooks.js';
export { ThemeProvider } from '../../dist/theme.js';
