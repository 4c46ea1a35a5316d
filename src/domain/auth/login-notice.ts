import type { Failure } from '../failure';

/**
 * What a sign-in form says before anything was tried (specification §4, §8): `sessionEnded`: the
 * session ran out; `startFailed`: it could not be checked; `codeNoPlace`, `profileNoPlace`: the
 * password was right, and the page has no place for the code or the profile that comes next.
 */
export type LoginNotice =
  | { readonly kind: 'sessionEnded' | 'startFailed' | 'codeNoPlace' | 'profileNoPlace' }
  | {
      /** Something else, in words of the page that shows the form. */
      readonly kind: 'own';
      /** The sentence. */
      readonly text: string;
      /** More about it, under it. @default nothing */
      readonly details?: string | undefined;
      /** How it is meant; the words say so too. @default 'info' */
      readonly tone?: 'info' | 'success' | 'danger' | undefined;
    };

/**
 * What else the authentication area says (specification §4, §8): `impersonationClosed`: this tab
 * impersonated a user, and takes no sign-in; `impersonationEnded`: the time of an impersonation was
 * over; `emailConfirming` and `emailActivated`: the link of a confirmation mail was followed.
 */
export type EntryNotice =
  | LoginNotice
  | {
      readonly kind: 'impersonationEnded' | 'emailConfirming' | 'emailActivated';
    }
  | {
      /** The impersonation of this tab was ended: nobody signs in here, the tab can be closed. */
      readonly kind: 'impersonationClosed';
      /** The first name of whom it was. @default nobody is named */
      readonly name?: string | undefined;
    }
  | {
      /** The e-mail could not be confirmed. */
      readonly kind: 'emailNotConfirmed';
      /** Why it could not be confirmed. */
      readonly failure: Failure;
    };
