import type { CurrentUser, User } from '../../domain/users/user';

/** What the server already knows of a profile that is to be completed. */
export type KnownProfile = Pick<User, 'firstname' | 'lastname' | 'username' | 'phone'>;

/**
 * Why no user is signed in: `none` (none was; a 401 at start is silent, contract §4.12),
 * `signedOut` (by the user, here), `elsewhere` (in another tab), `expired` (the server answered
 * 401), `startFailed` (the session could not be checked), `impersonationClosed` (an impersonating
 * tab was signed out; its form takes nothing, specification §4), `impersonationEnded` (its time was
 * over).
 */
export type SignedOutReason =
  | 'none'
  | 'signedOut'
  | 'elsewhere'
  | 'expired'
  | 'startFailed'
  | 'impersonationClosed'
  | 'impersonationEnded';

/**
 * The state of the session (specification §4, "Application start"). A user counts as signed in only
 * in `signedIn`.
 */
export type Session =
  | {
      /** The server is asked whether the session still holds. */
      readonly status: 'starting';
      /** A user was signed in here lately: show a skeleton rather than the sign-in form. */
      readonly hasStoredSession: boolean;
    }
  | {
      /** It could not be asked for want of a network; it will be for up to 10 s (contract §4.12). */
      readonly status: 'waitingForNetwork';
      /** A user was signed in here lately. */
      readonly hasStoredSession: boolean;
    }
  | {
      readonly status: 'signedOut';
      /** Why nobody is signed in. */
      readonly reason: SignedOutReason;
    }
  | {
      /** The password was right, but names are missing: `/auth/user-data` comes first. */
      readonly status: 'profileIncomplete';
      /** Who is signing in. */
      readonly email: string;
      /** What the server knows of them. */
      readonly profile: KnownProfile;
    }
  | {
      readonly status: 'signedIn';
      /** The user who is signed in. */
      readonly user: CurrentUser;
    };

/** How a sign-in went on (specification §4, "Login"). */
export type LoginOutcome = 'signedIn' | 'profileIncomplete' | 'twoFactorRequired';

/** What a sign-out did. Everything here is gone in any case; the server may not have heard of it. */
export interface LogoutOutcome {
  /** Whether the server has ended the session too. */
  readonly isServerTold: boolean;
}
