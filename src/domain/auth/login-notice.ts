import type { Failure } from '../failure';

/**
 * What the sign-in page says before anything was tried (specification §4, §8):
 * `sessionEnded`: the session ran out; `startFailed`: it could not be checked;
 * `impersonationClosed`: this tab acted as somebody else, and nobody signs in here any more;
 * `impersonationEnded`: the time of an impersonation was over; `emailConfirming` and
 * `emailActivated`: the link of a confirmation mail was followed.
 */
export type LoginNotice =
  | {
      readonly kind:
        | 'sessionEnded'
        | 'startFailed'
        | 'impersonationClosed'
        | 'impersonationEnded'
        | 'emailConfirming'
        | 'emailActivated';
    }
  | {
      /** The e-mail could not be confirmed. */
      readonly kind: 'emailNotConfirmed';
      readonly failure: Failure;
    }
  | {
      /** Something else, in words of the page that embeds the screen. */
      readonly kind: 'own';
      readonly text: string;
      /** How it is meant; the words say so too. @default 'info' */
      readonly tone?: 'info' | 'success' | 'danger' | undefined;
    };
