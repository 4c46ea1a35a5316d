import type { LoginInput } from '../../api/calls/auth';
import type { ApiError } from '../../api/errors';
import type { LoginResult } from '../../domain/auth/session';
import type { ActingAs, ActingEnd, Session } from '../../domain/auth/session-machine-types';
import type { CredentialsVault } from './credentials-vault';
import type { EntryOutcome, LoginOutcome, LogoutOutcome } from './session';

/** One way to sign in, whatever is sent for it. */
export interface SignIn {
  /**
   * Who signs in: when their account cannot be loaded, the sign-in is kept for another try.
   * @default a failure ends it
   */
  readonly email?: string;
  /** What was typed; '' for an external login. */
  readonly password: string;
  readonly send: (signal: AbortSignal) => Promise<Pick<LoginResult, 'expires'>>;
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
  /** The session as the server has it that sends the page, and the first picture in the browser. */
  getFirstSession(): Session;
  subscribe(listener: () => void): () => void;
  /**
   * Whether nothing was answered for 10 s while somebody is signed in (contract §4.37). Never where a
   * failure ends the session.
   */
  isLost(): boolean;
  /** Asks a server that does not answer at once, instead of after the wait. */
  tryAgain(): void;
  /** Checks the session and begins to listen; answers with the function that ends it. */
  start(): () => void;
  /**
   * @throws ApiError after cleaning up: nobody is signed in then (specification §8). A refused
   * second factor leaves the server's session as it is, so that another code can be tried.
   */
  login(input: LoginInput): Promise<LoginOutcome>;
  /** What `login` does, by another way in. @throws ApiError as `login` does. */
  signIn(way: SignIn): Promise<LoginOutcome>;
  /** Goes on to the dashboard from `profileIncomplete`. @throws ApiError; it can be tried again. */
  enter(): Promise<void>;
  /** Removes the stored auth record (specification §8, "Profile save"). What was typed stays. */
  clearRecord(): void;
  /** Ends the session; one that acts as somebody else ends alone, and its tab says so. */
  logout(): Promise<LogoutOutcome>;
  /**
   * Keeps the check of the start back, in a tab that is about to act as somebody else: it must not
   * turn into the administrator's. Answers with the function that lets it go on.
   */
  hold(): () => void;
  /** Whether this tab can act as somebody else: the `SessionProvider` was told how. */
  readonly canAct: boolean;
  /**
   * Acts as somebody else in this tab from here on. Whoever calls has kept what the tab needs to know
   * of it before; no trace of it is left when it cannot.
   */
  actAs(acting: ActingAs): Promise<EntryOutcome>;
  /**
   * Signs a tab out that acted as somebody else, once; the server is not told. Of a tab that did
   * not, nothing ends.
   */
  endActing(reason: ActingEnd): void;
  /** Loads the signed-in user anew. A failure leaves what is known. */
  refreshUser(): Promise<void>;
}
