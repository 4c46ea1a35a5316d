import type { LoginInput } from '../../api/auth';
import type { ApiError } from '../../api/errors';
import type { LoginResult } from '../../domain/auth/session';
import type { CredentialsVault } from './credentials-vault';
import type { ImpersonationEntry, ImpersonationMarks } from './impersonation-marks';
import type { LoginOutcome, LogoutOutcome, Session } from './session';

/** One way to sign in, whatever is sent for it. */
export interface SignIn {
  /** What was typed; '' for an external login. */
  readonly password: string;
  readonly send: (signal: AbortSignal) => Promise<LoginResult>;
  /**
   * The e-mail of the user whose second factor a failure asks for, or null when it is just a failure.
   * Not asked once the profile has been read.
   */
  readonly secondFactorOf: (error: ApiError) => string | null;
  /**
   * Whether it is the second step of a sign-in: a refusal then leaves the server's session as it is,
   * so that another code can be tried. @default false
   */
  readonly isSecondFactor?: boolean;
}

/** The session, outside of React. One for each `SessionProvider`. */
export interface SessionStore {
  /** What the sign-in form hands to the next page. */
  readonly vault: CredentialsVault;
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** Checks the session and subscribes to its changes. Returns the function that unsubscribes. */
  start(): () => void;
  /**
   * @throws ApiError after cleaning up: no user is signed in then (specification §8). A refused
   * second factor leaves the server's session as it is, so that another code can be tried.
   */
  login(input: LoginInput): Promise<LoginOutcome>;
  /** What `login` does, by another way in. @throws ApiError as `login` does. */
  signIn(way: SignIn): Promise<LoginOutcome>;
  /** Goes on to the dashboard from `profileIncomplete`. @throws ApiError; it can be tried again. */
  enter(): Promise<void>;
  /** Removes the stored auth record (specification §8, "Profile save"). What was typed stays. */
  clearRecord(): void;
  /** Ends the session. While impersonating only the impersonation ends, and its tab says so. */
  logout(): Promise<LogoutOutcome>;
  /**
   * Delays the check at the start, in a tab that is about to impersonate: it must not become the
   * administrator's. Returns the function that lets the check go on.
   */
  hold(): () => void;
  /** Starts to impersonate in this tab; leaves no trace when that fails. */
  impersonate(marks: ImpersonationMarks): Promise<ImpersonationEntry>;
  /**
   * Signs an impersonating tab out, once, without a call to the server. Does nothing in any other
   * tab.
   */
  endImpersonation(reason: 'impersonationEnded' | 'impersonationClosed'): void;
  /** Loads the signed-in user again. A failure keeps what is known. */
  refreshUser(): Promise<void>;
}
