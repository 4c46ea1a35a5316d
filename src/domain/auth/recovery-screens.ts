import type { Failure } from '../failure';
import type { ForgotPasswordValues } from '../forms/forgot-password';
import type { ResetPasswordValues } from '../forms/reset-password';
import type { AuthFrameContent } from './auth-frame';

/**
 * What the page to ask for a reset link shows and calls (specification §2.1, §4, §5).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface ForgotPasswordScreenContent<Picture> extends AuthFrameContent<Picture> {
  /** The e-mail to start with: what was typed at the sign-in. @default '' */
  defaultEmail?: string | undefined;
  /** While the request is under way, the second before it goes out included. */
  isPending: boolean;
  /** Whether the last request was answered well. The page then says so, whatever the e-mail. */
  isSent: boolean;
  /** Whether a link was asked for before: the button then reads Resend. */
  isResend: boolean;
  /** Whole seconds until another link may be asked for; 0 when one may. */
  secondsLeft: number;
  /**
   * Why the last request failed; null for no failure. Without a sentence of the server it reads 'The
   * link could not be sent. Please try again later.'
   */
  failure: Failure | null;
  /** Where the sign-in is. */
  signInHref: string;
  /** Called instead of following that link in this tab. @default the link is followed */
  onSignIn?: (() => void) | undefined;
  /** Called with checked values. */
  onSubmit: (values: ForgotPasswordValues) => void;
}

/** What the form of a new password shows and calls (specification §5). */
export interface ResetPasswordFormContent {
  /** Whose password it is: password managers read it from a hidden field. */
  email: string;
  /** While the password is being set: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /**
   * Why the last try failed; null for no failure. Without a sentence of the server it reads 'Your
   * Link Is Broken, Please Try Again' (specification §8).
   */
  failure: Failure | null;
  /** Called with checked values. The password is as typed, never trimmed. */
  onSubmit: (values: ResetPasswordValues) => void;
}

/**
 * What the page that a mailed link leads to shows and calls (specification §2.1, §4, §8).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface ResetPasswordScreenContent<Picture>
  extends AuthFrameContent<Picture>,
    ResetPasswordFormContent {
  /** `broken`: the link lacks its token or e-mail; `done`: the password is changed. */
  status: 'broken' | 'form' | 'done';
  /** Where the sign-in is. */
  signInHref: string;
  /** Where another link can be asked for. */
  forgotPasswordHref: string;
}
