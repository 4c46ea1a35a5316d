import type { Impersonated } from '../impersonation/impersonation';
import type { CurrentUser, User } from '../users/user';
import type { AuthRecord } from './session';

/** What the server already knows of a profile that is to be completed. */
export type KnownProfile = Pick<User, 'firstname' | 'lastname' | 'username' | 'phone'>;

/**
 * Why nobody is signed in: `none` (nobody was; a 401 at start is silent, contract §4.12),
 * `signedOut` (by the user, here), `elsewhere` (in another tab), `expired` (the server answered
 * 401), `startFailed` (the session could not be checked), `accountFailed` (the server has accepted a
 * sign-in, and the account could not be loaded; it can be tried again), `impersonationClosed` (a tab that acted as
 * somebody else was signed out; its form takes nothing, specification §4), `impersonationEnded` (its
 * time was over).
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
 * What ends a session besides a sign-out: `unauthorized`, a 401 alone, for pieces on pages of others;
 * `failure`, also a check or a sign-in that fails in another way, for a portal (specification §4, §8,
 * contract §4.37).
 */
export type SessionEndsOn = 'unauthorized' | 'failure';

/** Why a tab that acted as somebody else was signed out; the page that is loaded next says so. */
export type ActingEnd = 'impersonationClosed' | 'impersonationEnded';

/**
 * How the session stands (specification §4, "Application start"). A user counts as signed in only
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
      /** It could not be asked for 10 s, and is tried again and again (contract §4.37). */
      readonly status: 'unreachable';
      /** A user was signed in here lately. */
      readonly hasStoredSession: boolean;
    }
  | {
      readonly status: 'signedOut';
      /** Why no user is signed in. */
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

/**
 * Whose session it is, as a server has read it for the page that it sends; null for nobody's. Plain
 * data, which a server component hands over as it is.
 */
export type InitialSession = {
  /** The user who is signed in. */
  readonly user: CurrentUser;
} | null;

/** The session as the machine knows it: what the storage says beside it is none of its business. */
export type MachineSession =
  | { readonly status: 'starting' }
  | { readonly status: 'waitingForNetwork' | 'unreachable' }
  | Exclude<Session, { readonly hasStoredSession: boolean }>;

/** As whom a tab acts; the e-mail is '' when it is not known. */
export type ActingAs = Impersonated;

/** What an attempt waits for: the check of a session, the way into another user's, a sign-in. */
export type Awaited = 'nothing' | 'check' | 'entry' | 'signIn' | 'user';

/** All that decides what an event does to the session of a tab. */
export interface SessionState {
  readonly session: MachineSession;
  /** Counts what was begun. Answers name their attempt; one of an earlier attempt changes nothing. */
  readonly attempt: number;
  /** `user`: the server has accepted a sign-in, and says next who that is. */
  readonly awaits: Awaited;
  /** As whom the tab acts; null in its user's own. */
  readonly acting: ActingAs | null;
  readonly endsOn: SessionEndsOn;
  /** The session came with the page: the start still asks whether it holds. */
  readonly isHandedOver: boolean;
  /** When the session ends; null when the server named no time. */
  readonly expires: Date | null;
  /** Between the start of the session and its stop, as of a component that comes and goes. */
  readonly isRunning: boolean;
  /** The check is kept back: the tab is about to act as somebody else. */
  readonly isHeld: boolean;
  /** The attempt whose sign-out the server is being told; null when none is. */
  readonly telling: number | null;
  readonly isRefreshing: boolean;
  /** Until then a 403 does not load the user anew, milliseconds since 1970. */
  readonly quietUntil: number;
}

/** What the server says about a session that is checked. */
export type CheckAnswer =
  | { readonly status: 'valid'; readonly user: CurrentUser; readonly expires: Date | null }
  /** 401: nobody is signed in. */
  | { readonly status: 'unauthorized' }
  | { readonly status: 'failed' };

/** What was typed to sign in. */
interface Typed {
  readonly email: string;
  readonly password: string;
  /** Who helps without a code, as the server says it (workday §9.9). @default nothing is said */
  readonly help?: string;
}

/** An answer, with the attempt it was asked in. */
interface Answer<Type extends string> {
  readonly type: Type;
  readonly attempt: number;
}

/** What happens to a session. */
export type SessionEvent =
  /** `message`: why the page before this one was signed out, if it was. */
  | { readonly type: 'START' | 'RELEASE'; readonly message: ActingEnd | null }
  | { readonly type: 'STOP' | 'HOLD' | 'SIGN_IN' | 'REFRESH' | 'LOGOUT' | 'FORGET_RECORD' }
  /** The network is missing, and the check is tried again. */
  | Answer<'NETWORK_MISSING'>
  /** The server could not be asked for 10 s, and the check goes on. */
  | Answer<'UNREACHABLE'>
  | (Answer<'CHECKED'> & { readonly found: CheckAnswer })
  /** The server has accepted a sign-in. */
  | (Answer<'ACCEPTED'> & { readonly expires: Date | null })
  /** Names are missing. The password is for the page that asks for them. */
  | (Answer<'PROFILE_MISSING'> & { readonly user: User; readonly password: string })
  | (Answer<'USER_LOADED'> & { readonly user: CurrentUser })
  | (Answer<'SIGN_IN_FAILED'> & {
      /** The refused sign-in was the second step of one. */
      readonly isSecondFactor: boolean;
      /** The sign-in was accepted, and the account cannot be loaded (contract §4.23). */
      readonly isAccepted: boolean;
      /** The server did not answer, or is broken: it has refused nothing. @default false */
      readonly isHiccup?: boolean;
      /** What a second factor is asked for, or the next try; null when there is nothing to keep. */
      readonly credentials: Typed | null;
    })
  | (Answer<'REFRESHED'> & { readonly user: CurrentUser })
  | (Answer<'REFRESH_FAILED'> & { readonly status: number | null })
  /** The server has refused a call, at this time. */
  | (Answer<'REFUSED'> & { readonly status: number | null; readonly now: number })
  /** The server has heard of a sign-out, or has not. */
  | { readonly type: 'TOLD'; readonly telling: number }
  /** A tab of the same session was signed out. */
  | { readonly type: 'SIGNED_OUT_ELSEWHERE' }
  /** The record that all tabs share has changed; null when it is gone. */
  | { readonly type: 'RECORD'; readonly email: string | null }
  /** The page is back from the back-forward cache (specification §8). */
  | {
      readonly type: 'RESTORED';
      /** Whom the shared record names; null when there is none. */
      readonly email: string | null;
      /** Whether that record has not run out. */
      readonly isLikely: boolean;
    }
  | { readonly type: 'ACT'; readonly acting: ActingAs }
  | { readonly type: 'END_ACTING'; readonly reason: ActingEnd };

/** What each effect says beside its type. */
interface Effects {
  /** Ask the server whether the session holds, and whose it is. */
  check: Asked;
  /** Ask the server for the signed-in user once more. */
  loadUser: Asked;
  /** Tell the server of a sign-out, and forget the CSRF token. */
  tellServer: Asked;
  /** Forget the CSRF token, and with it whatever calls of this session are still under way. */
  forgetToken: unknown;
  /** Keep the record that all tabs share (contract §4.3). */
  keepRecord: { readonly record: AuthRecord };
  removeRecord: unknown;
  /** Remove what the session has left behind; the saved e-mail only when its user signed out. */
  removeTraces: { readonly isSignOut: boolean };
  /** Remove the tab's own keys of acting as somebody else, and nothing else (contract §4.14). */
  stopActing: unknown;
  /** Keep why the tab was signed out, for the page that is loaded next. */
  keepMessage: { readonly reason: ActingEnd };
  removeMessage: unknown;
  /** Listen for the sign-out of this session in other tabs. */
  joinTabs: { readonly user: string; readonly session: string };
  /** Tell those tabs of the sign-out. */
  tellTabs: unknown;
  leaveTabs: unknown;
  /** Hand what was typed to the page that comes next, in memory only (contract §4.1). */
  handOver: Typed & { readonly purpose: 'twoFactor' | 'profile' };
  clearVault: unknown;
  /** Tell whoever shows the session that it has changed. */
  show: unknown;
  /** Forget all that was read for the user. */
  clearCache: unknown;
}

interface Asked {
  readonly attempt: number;
}

/** The types of effects. */
export type SessionEffectType = keyof Effects;

/** What has to be done after an event, in the order of the list. The machine itself touches nothing. */
export type SessionEffect<Type extends SessionEffectType = SessionEffectType> = {
  [Each in Type]: { readonly type: Each } & Effects[Each];
}[Type];

/** What an event makes of a state. */
export interface SessionTransition {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}
