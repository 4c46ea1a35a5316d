import type { Failure } from '../failure';

/**
 * Notice above the sign-in form before the first attempt (specification §4, §8). `sessionEnded`:
 * the session expired. `startFailed`: the session could not be checked. `codeNoPlace`,
 * `profileNoPlace`: the password was correct, but the page has no screen for the code or the
 * profile.
 */
export type LoginNotice =
  | { readonly kind: 'sessionEnded' | 'startFailed' | 'codeNoPlace' | 'profileNoPlace' }
  | {
      /** A text supplied by the page. */
      readonly kind: 'own';
      /** The text. */
      readonly text: string;
      /** Details below the text. @default no details */
      readonly details?: string | undefined;
      /** Visual tone; the text must carry the meaning too. @default 'info' */
      readonly tone?: 'info' | 'success' | 'danger' | undefined;
    };

/**
 * Other notices of the authentication area (specification §4, §8). `impersonationClosed`: this tab
 * impersonated a user and accepts no sign-in. `impersonationEnded`: the impersonation expired.
 * `emailConfirming`, `emailActivated`: a confirmation link was opened.
 */
export type EntryNotice =
  | LoginNotice
  | {
      readonly kind: 'impersonationEnded' | 'emailConfirming' | 'emailActivated';
    }
  | {
      /** This tab's impersonation has ended: no sign-in here, the tab can be closed. */
      readonly kind: 'impersonationClosed';
      /** First name of the impersonated user. @default no name */
      readonly name?: string | undefined;
    }
  | {
      /** The e-mail could not be confirmed. */
      readonly kind: 'emailNotConfirmed';
      /** Why it could not be confirmed. */
      readonly failure: Failure;
    };
