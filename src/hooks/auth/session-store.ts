import type { LoginInput } from '../../api/calls/auth';
import type { ApiError } from '../../api/errors';
import type { LoginResult } from '../../domain/auth/session';
import type { ActingAs, ActingEnd, Session } from '../../domain/auth/session-machine-types';
import type { CredentialsVault } from './credentials-vault';
import type { EntryOutcome, LoginOutcome, LogoutOutcome } from './session';

/** A sign-in method. */
export interface SignIn {
  /**
   * The user: if their account cannot be loaded, the sign-in is kept for a retry.
   * @default a failure ends the sign-in
   */
  readonly email?: string;
  /** What was typed; '' for an external login. */
  readonly password: string;
  readonly send: (signal: AbortSignal) => Promise<Pick<LoginResult, 'expires'>>;
  /**
   * The e-mail of the user whose second factor a failure requires, or null for any other failure.
   * Not called once the profile has been read.
   */
  readonly secondFactorOf: (error: ApiError) => string | null;
  /**
   * Whether it is the second step of a sign-in: a refusal then leaves the server's session as it is,
   * so that another code can be tried. @default false
   */
  readonly isSecondFactor?: boolean;
}

/** The session store. One for each `SessionProvider`. */
export interface SessionStore {
  /** The credentials for the next step. */
  readonly vault: CredentialsVault;
  getSession(): Session;
  /** The session during server rendering and hydration. */
  getFirstSession(): Session;
  subscribe(listener: () => void): () => void;
  /**
   * Whether the server has not answered for 10 s while a user is signed in (contract §4.37). Never
   * if failures end the session.
   */
  isLost(): boolean;
  /** Retries an unreachable server immediately instead of after the delay. */
  tryAgain(): void;
  /** Checks the session and subscribes to its events; returns the function that ends both. */
  start(): () => void;
  /**
   * @throws ApiError after cleaning up: nobody is signed in then (specification §8). A refused
   * second factor leaves the server's session as it is, so that another code can be tried.
   */
  login(input: LoginInput): Promise<LoginOutcome>;
  /** Like `login`, with another sign-in method. @throws ApiError as `login` does. */
  signIn(way: SignIn): Promise<LoginOutcome>;
  /** Continues from `profileIncomplete` to the dashboard. @throws ApiError; it can be retried. */
  enter(): Promise<void>;
  /** Removes the stored auth record (specification §8, "Profile save"). The input is kept. */
  clearRecord(): void;
  /** Ends the session; an impersonation ends in its own tab only, which announces it. */
  logout(): Promise<LogoutOutcome>;
  /**
   * Delays the initial check in a tab that is about to impersonate: it must not take over the
   * administrator's session. Returns the function that resumes it.
   */
  hold(): () => void;
  /** Whether this tab can impersonate: the `SessionProvider` has `acting`. */
  readonly canAct: boolean;
  /**
   * Starts the impersonation in this tab. The caller has stored the tab's data of it before; it is
   * removed if this fails.
   */
  actAs(acting: ActingAs): Promise<EntryOutcome>;
  /**
   * Signs out an impersonating tab, once, without a call to the server. Ignored in any other tab.
   */
  endActing(reason: ActingEnd): void;
  /** Reloads the signed-in user. A failure keeps the present data. */
  refreshUser(): Promise<void>;
}
