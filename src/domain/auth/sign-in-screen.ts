import type { LoginScreenContent } from './login-screen';
import type { ProfileCompletionScreenContent } from './profile-completion-screen';
import type { ForgotPasswordScreenContent } from './recovery-screens';
import type { TwoFactorScreenContent } from './two-factor-screen';

/**
 * Where somebody is on the way in. A step other than the form brings the hook of its own screen,
 * which runs only while that step is shown.
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export type SignInStep<Picture> =
  /** A session is being looked for that was there lately. */
  | { readonly at: 'starting' }
  /** E-mail and password. */
  | { readonly at: 'form' }
  | {
      /** The second factor. */
      readonly at: 'code';
      /** What `TwoFactorScreen` takes. */
      readonly useScreen: () => TwoFactorScreenContent<Picture>;
    }
  | {
      /** The names that are missing at a first sign-in. */
      readonly at: 'profile';
      /** What `ProfileCompletionScreen` takes. */
      readonly useScreen: () => ProfileCompletionScreenContent<Picture>;
    }
  | {
      /** A forgotten password. */
      readonly at: 'forgot';
      /** What `ForgotPasswordScreen` takes. */
      readonly useScreen: () => ForgotPasswordScreenContent<Picture>;
    }
  | {
      /** Somebody is signed in. */
      readonly at: 'signedIn';
      /** Who is signed in. */
      readonly email: string;
      /** Called by the button that signs out. */
      readonly onSignOut: () => void;
    };

/**
 * What the whole way in shows and calls (specification §2.1, §4, §8).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface SignInScreenContent<Picture> {
  /** The form for e-mail and password. */
  readonly form: LoginScreenContent<Picture>;
  /** Where somebody is on the way in. */
  readonly step: SignInStep<Picture>;
}
