import type { Impersonated } from '../impersonation/impersonation';
import type { CurrentUser, User } from '../users/user';
import type { AuthRecord } from './session';

/** Profile fields that the server already has when a profile has to be completed. */
export type KnownProfile = Pick<User, 'firstname' | 'lastname' | 'username' | 'phone'>;

/**
 * Why nobody is signed in. `none`: nobody was; a 401 at start shows no message (contract §4.12).
 * `signedOut`: by the user, in this tab. `elsewhere`: in another tab. `expired`: the server
 * answered 401. `startFailed`: the session could not be checked. `accountFailed`: the sign-in was
 * accepted but the account could not be loaded; it can be retried. `impersonationClosed`: an
 * impersonating tab was signed out, and its form accepts no input (specification §4).
 * `impersonationEnded`: the impersonation expired.
 */
export type SignedOutReason =
  | 'none'
  | 'signedOut'
  | 'elsewhere'
  | 'expired'
  | 'startFailed'
  | 'accountFailed'
  | ActingEnd;

/**
 * What ends a session besides a sign-out. `unauthorized`: only a 401, for components in a host
 * page. `failure`: also a failed check or sign-in, for a portal (specification §4, §8, contract
 * §4.37).
 */
export type SessionEndsOn = 'unauthorized' | 'failure';

/** Why an impersonating tab was signed out; shown by the next page that loads. */
export type ActingEnd = 'impersonationClosed' | 'impersonationEnded';

/**
 * The state of the session (specification §4, "Application start"). A user is signed in only in
 * `signedIn`.
 */
export type Session =
  | {
      /** The session is being checked. */
      readonly status: 'starting';
      /** A user was signed in here recently: show a skeleton instead of the sign-in form. */
      readonly hasStoredSession: boolean;
    }
  | {
      /** The device is offline; the check is retried for up to 10 s (contract §4.12). */
      readonly status: 'waitingForNetwork';
      /** A user was signed in here recently. */
      readonly hasStoredSession: boolean;
    }
  | {
      /** The server was unreachable for 10 s; the check keeps retrying (contract §4.37). */
      readonly status: 'unreachable';
      /** A user was signed in here recently. */
      readonly hasStoredSession: boolean;
    }
  | {
      readonly status: 'signedOut';
      /** Why no user is signed in. */
      readonly reason: SignedOutReason;
    }
  | {
      /** The password was correct, but names are missing: `/auth/user-data` comes next. */
      readonly status: 'profileIncomplete';
      /** E-mail of the user who is signing in. */
      readonly email: string;
      /** Profile fields that the server already has. */
      readonly profile: KnownProfile;
    }
  | {
      readonly status: 'signedIn';
      /** The signed-in user. */
      readonly user: CurrentUser;
    };

/**
 * The session as read on the server while it rendered the page; null if nobody is signed in. Plain
 * data, so a server component can pass it on.
 */
export type InitialSession = {
  /** The signed-in user. */
  readonly user: CurrentUser;
} | null;

/** The session in the machine, without the flag that is read from storage. */
export type MachineSession =
  | { readonly status: 'starting' }
  | { readonly status: 'waitingForNetwork' | 'unreachable' }
  | Exclude<Session, { readonly hasStoredSession: boolean }>;

/** The impersonated user; `email` is '' if unknown. */
export type ActingAs = Impersonated;

/**
 * What the current attempt waits for: the session check, the start of an impersonation, a sign-in.
 */
export type Awaited = 'nothing' | 'check' | 'entry' | 'signIn' | 'user';

/** The whole state behind the session of a tab. */
export interface SessionState {
  readonly session: MachineSession;
  /**
   * Incremented with each attempt. Answers carry their attempt; those of an earlier one are
   * ignored.
   */
  readonly attempt: number;
  /** `user`: the sign-in was accepted, its user is being loaded. */
  readonly awaits: Awaited;
  /** The impersonated user; null outside an impersonation. */
  readonly acting: ActingAs | null;
  readonly endsOn: SessionEndsOn;
  /** The session came with the page; it is still checked at start. */
  readonly isHandedOver: boolean;
  /** When the session expires; null if the server did not say. */
  readonly expires: Date | null;
  /** Whether the session was started and not yet stopped, such as by mounting and unmounting. */
  readonly isRunning: boolean;
  /** The check is on hold because the tab is about to impersonate a user. */
  readonly isHeld: boolean;
  /** The attempt whose sign-out is being sent to the server; null for none. */
  readonly telling: number | null;
  readonly isRefreshing: boolean;
  /** Until then a 403 does not reload the user, in milliseconds since 1970. */
  readonly quietUntil: number;
}

/** The server's answer to a session check. */
export type CheckAnswer =
  | { readonly status: 'valid'; readonly user: CurrentUser; readonly expires: Date | null }
  /** 401: nobody is signed in. */
  | { readonly status: 'unauthorized' }
  | { readonly status: 'failed' };

/** The submitted sign-in form. */
interface Typed {
  readonly email: string;
  readonly password: string;
  /** Contact for help without a code, as sent by the server (workday §9.9). @default no help */
  readonly help?: string;
}

/** An answer with the number of its attempt. */
interface Answer<Type extends string> {
  readonly type: Type;
  readonly attempt: number;
}

/** Events of the session machine. */
export type SessionEvent =
  /** `message`: why the previous page was signed out, if it was. */
  | { readonly type: 'START' | 'RELEASE'; readonly message: ActingEnd | null }
  | { readonly type: 'STOP' | 'HOLD' | 'SIGN_IN' | 'REFRESH' | 'LOGOUT' | 'FORGET_RECORD' }
  /** The device is offline; the check is retried. */
  | Answer<'NETWORK_MISSING'>
  /** The server was unreachable for 10 s; the check goes on. */
  | Answer<'UNREACHABLE'>
  | (Answer<'CHECKED'> & { readonly found: CheckAnswer })
  /** The sign-in was accepted. */
  | (Answer<'ACCEPTED'> & { readonly expires: Date | null })
  /** Names are missing. The password is for the page that asks for them. */
  | (Answer<'PROFILE_MISSING'> & { readonly user: User; readonly password: string })
  | (Answer<'USER_LOADED'> & { readonly user: CurrentUser })
  | (Answer<'SIGN_IN_FAILED'> & {
      /** The refused request was the second step of a sign-in. */
      readonly isSecondFactor: boolean;
      /** The sign-in was accepted, but the account cannot be loaded (contract §4.23). */
      readonly isAccepted: boolean;
      /** The server did not answer or failed; it refused nothing. @default false */
      readonly isHiccup?: boolean;
      /** Kept for the second factor or the next attempt; null to keep nothing. */
      readonly credentials: Typed | null;
    })
  | (Answer<'REFRESHED'> & { readonly user: CurrentUser })
  | (Answer<'REFRESH_FAILED'> & { readonly status: number | null })
  /** The server refused a call at this time. */
  | (Answer<'REFUSED'> & { readonly status: number | null; readonly now: number })
  /** The sign-out request has ended, successfully or not. */
  | { readonly type: 'TOLD'; readonly telling: number }
  /** Another tab of the same session signed out. */
  | { readonly type: 'SIGNED_OUT_ELSEWHERE' }
  /** The record shared by all tabs has changed; null if it was removed. */
  | { readonly type: 'RECORD'; readonly email: string | null }
  /** The page was restored from the back-forward cache (specification §8). */
  | {
      readonly type: 'RESTORED';
      /** The e-mail in the shared record; null if there is no record. */
      readonly email: string | null;
      /** Whether that record has not expired. */
      readonly isLikely: boolean;
    }
  | { readonly type: 'ACT'; readonly acting: ActingAs }
  | { readonly type: 'END_ACTING'; readonly reason: ActingEnd };

/** The payload of each effect. */
interface Effects {
  /** Check the session with the server. */
  check: Asked;
  /** Load the signed-in user again. */
  loadUser: Asked;
  /** Send the sign-out to the server, and clear the CSRF token. */
  tellServer: Asked;
  /** Clear the CSRF token, and drop the pending calls of this session. */
  forgetToken: unknown;
  /** Write the record that all tabs share (contract §4.3). */
  keepRecord: { readonly record: AuthRecord };
  removeRecord: unknown;
  /** Remove what the session stored; the saved e-mail only on a sign-out by its user. */
  removeTraces: { readonly isSignOut: boolean };
  /** Remove only the tab's own keys of the impersonation (contract §4.14). */
  stopActing: unknown;
  /** Store why the tab was signed out, for the next page that loads. */
  keepMessage: { readonly reason: ActingEnd };
  removeMessage: unknown;
  /** Subscribe to sign-outs of this session in other tabs. */
  joinTabs: { readonly user: string; readonly session: string };
  /** Notify those tabs of the sign-out. */
  tellTabs: unknown;
  leaveTabs: unknown;
  /** Pass the submitted credentials to the next page, in memory only (contract §4.1). */
  handOver: Typed & { readonly purpose: 'twoFactor' | 'profile' };
  clearVault: unknown;
  /** Notify the subscribers of the session. */
  show: unknown;
  /** Clear the cache of this user. */
  clearCache: unknown;
}

interface Asked {
  readonly attempt: number;
}

export type SessionEffectType = keyof Effects;

/** The effects of an event, in order. The machine itself has no side effects. */
export type SessionEffect<Type extends SessionEffectType = SessionEffectType> = {
  [Each in Type]: { readonly type: Each } & Effects[Each];
}[Type];

/** The result of an event. */
export interface SessionTransition {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}
