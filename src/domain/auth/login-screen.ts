import type { Failure } from '../failure';
import type { LoginValues } from '../forms/login';
import type { AuthFrameContent } from './auth-frame';
import type { EntryNotice, LoginNotice } from './login-notice';
import type { ExternalProvider } from './session';

/** What the form for e-mail and password shows and calls (specification §2.1, §5). */
export interface LoginFormContent {
  /** The e-mail to start with, for example the one saved at the last sign-in. @default '' */
  defaultEmail?: string;
  /**
   * What the field of the e-mail says to browsers; `username webauthn` lets them offer passkeys there
   * (contract §4.28). @default 'username'
   */
  emailAutoComplete?: string | undefined;
  /** While the sign-in runs: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /**
   * Why the last try failed; null for no failure. Without a sentence of the server it reads 'The
   * login details are incorrect' (specification §8).
   */
  failure: Failure | null;
  /**
   * Whether the details were accepted: a failure is then one of loading the account, and pressing
   * the button again does just that (contract §4.23). @default false
   */
  isAccepted?: boolean | undefined;
  /** Where the Forgot Password link leads. @default no link */
  forgotPasswordHref?: string | undefined;
  /**
   * Called instead of following that link in this tab, with what was typed as e-mail: hand it on in
   * memory, never in the address. @default the link is followed
   */
  onForgotPassword?: ((email: string) => void) | undefined;
  /** Called with checked values. The password is as typed, never trimmed. */
  onSubmit: (values: LoginValues) => void;
}

/**
 * What a sign-in page shows and calls (specification §2.1, §4, §8).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface LoginScreenContent<Picture> extends AuthFrameContent<Picture>, LoginFormContent {
  /** What to say before anything was tried, such as why they are here. @default nothing */
  notice?: LoginNotice | null | undefined;
  /** The e-mail of the user who is signed in: it stands in place of the form. @default nobody is */
  signedInAs?: string | undefined;
}

/**
 * What a sign-in page shows that providers, mails and impersonations lead to (specification §4, §8).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface EntryLoginScreenContent<Picture>
  extends Omit<LoginScreenContent<Picture>, 'notice' | 'signedInAs'> {
  /** What to say before anything was tried, such as why they are here. @default nothing */
  notice?: EntryNotice | null | undefined;
  /** The provider that is about to be opened; its button keeps its width meanwhile. @default none */
  pendingProvider?: ExternalProvider | null | undefined;
  /** Called with the external provider to go to. @default no buttons for Google and Microsoft */
  onExternal?: ((provider: ExternalProvider) => void) | undefined;
  /**
   * Why a sign-in with a provider failed. Without a sentence of the server it reads 'Unable to
   * login. Please try again later or contact support if the issue persists.' @default it did not
   */
  externalFailure?: Failure | null | undefined;
}
