import type { Failure } from '../failure';
import type { ProfileValues } from '../forms/profile';
import type { AuthFrameContent } from './auth-frame';

/** What the form of the first sign-in shows and calls (specification §2.1, §5). */
export interface ProfileCompletionFormContent {
  /** Whose profile it is; password managers keep the new password under it. */
  email: string;
  /** What is known already. They are read once. @default all empty */
  defaultValues?: Partial<
    Pick<ProfileValues, 'firstname' | 'lastname' | 'displayName' | 'phoneNumber'>
  >;
  /** Whether a text is the present password, as far as the caller knows it. @default never */
  isCurrentPassword?: (candidate: string) => boolean;
  /** Asks for the present password, where the caller does not know it. @default false */
  isCurrentPasswordAsked?: boolean;
  /** Which button's work runs: it keeps its width, and the other one waits. @default none */
  pending?: 'submit' | 'skip' | undefined;
  /**
   * Why the details could not be saved; null for no failure. Without a sentence of the server it
   * reads 'Your details could not be saved. Please try again later.'
   */
  failure: Failure | null;
  /**
   * Why going on without saving failed; it always reads 'Failed to login, please try to login again'
   * (specification §8). @default it did not
   */
  skipFailure?: Failure | null | undefined;
  /** Called with checked values. Passwords are as typed, never trimmed. */
  onSubmit: (values: ProfileValues) => void;
  /** Called to go on without saving anything. */
  onSkip: () => void;
}

/**
 * What the page of the first sign-in shows and calls (specification §2.1, §4, §8).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface ProfileCompletionScreenContent<Picture>
  extends AuthFrameContent<Picture>,
    ProfileCompletionFormContent {
  /** `saved` once the details are on the server: what is left is to go on. */
  status: 'editing' | 'saved';
  /**
   * Why the details could not be saved or, with the status `saved`, why going on failed; null for no
   * failure.
   */
  failure: Failure | null;
  /** Called to go on when the details are saved and loading the user has failed. */
  onGoOn: () => void;
  /** Where another user can sign in. */
  signInHref: string;
  /** Called instead of following that link in this tab. @default the link is followed */
  onSignIn?: (() => void) | undefined;
}
