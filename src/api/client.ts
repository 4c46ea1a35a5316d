import type { Clock } from '../domain/time/clock';
import type { ApiCall, CallOptions } from './call';
import type { DeclaredEndpoint } from './endpoints';
import type { ToldTime } from './http';

/** Decides about calls before they leave. */
export interface Gate {
  /** Whether a call may leave now, by the name of its endpoint. */
  (name: string, endpoint: DeclaredEndpoint): boolean;
  /** What every call says besides, as long as the gate stands. @default nothing */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One connection to the API, shared by all endpoint functions. */
export interface ApiClient {
  /** Where time comes from. */
  readonly clock: Clock;
  /** Returns a number from 0 up to 1, for the jitter of waits. */
  readonly random: () => number;
  /** The impersonation that this tab acts in; null for none. */
  readonly impersonationSessionId: string | null;
  /** Counts sessions: it changes whenever one ends, so that late answers are dropped. */
  readonly sessionEpoch: number;
  /**
   * The server's time in the last answer that had one; null before, and where the header `Date` is
   * hidden: for another origin the server must list it in `Access-Control-Expose-Headers`.
   */
  readonly serverTime: ToldTime | null;
  /**
   * Asks `mayLeave` before each call, by the name of its endpoint, also before it is sent once more:
   * false stops it as if it had been aborted, and an `ApiError` that it throws is its failure. Null
   * takes the gate away.
   */
  setGate(mayLeave: Gate | null): void;
  /**
   * Asks `isSameUser` before a write that was refused for its CSRF token is sent once more with a new
   * one: whether the server still answers as the user for whom it was meant. The cookie may be
   * another user's by then. Without a check, or when it says no, such a write is not sent again.
   */
  setUserCheck(isSameUser: (() => Promise<boolean>) | null): void;
  /**
   * Sends one call.
   * @throws ApiError and nothing else.
   */
  send<T>(call: ApiCall<T>, options?: CallOptions): Promise<T>;
  /** Keeps the CSRF token, in memory only (contract §1); null ends the session. */
  setCsrfToken(token: string | null): void;
  /** Makes this tab act in an impersonation, or no longer (contract §1). */
  setImpersonationSession(sessionId: string | null): void;
  /** The address of a call without parameters, such as that of the hub. */
  urlOf(endpoint: DeclaredEndpoint): string;
  /** The headers that name the session, for requests that others make (SignalR). */
  sessionHeaders(method: string): Record<string, string>;
}
