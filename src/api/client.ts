import type { Clock } from '../domain/time/clock';
import type { ApiCall, CallOptions } from './call';
import type { DeclaredEndpoint } from './endpoints';
import type { ToldTime } from './http';

/** Allows or stops calls before they are sent. */
export interface Gate {
  /** Whether a call may be sent, by the name of its endpoint. */
  (name: string, endpoint: DeclaredEndpoint): boolean;
  /** Additional headers of every call while the gate is set. @default none */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A connection to the API, shared by all endpoint functions. */
export interface ApiClient {
  /** The source of time. */
  readonly clock: Clock;
  /** Returns a number from 0 up to 1, for the jitter of waits. */
  readonly random: () => number;
  /** Id of this tab's impersonation; null for none. */
  readonly impersonationSessionId: string | null;
  /** Incremented when a session ends, so that late responses are dropped. */
  readonly sessionEpoch: number;
  /**
   * The server's time in the last response; null before one, and if the header `Date` is hidden:
   * for another origin the server must list it in `Access-Control-Expose-Headers`.
   */
  readonly serverTime: ToldTime | null;
  /**
   * Sets the gate, which is called before each call and each retry with the endpoint's name. If it
   * returns false, the call fails as aborted; if it throws an `ApiError`, the call fails with that.
   * Null removes the gate.
   */
  setGate(mayLeave: Gate | null): void;
  /**
   * Sets the check before a write is repeated with a new CSRF token: whether the session still
   * belongs to the user who started the write. The cookie may have changed meanwhile. Without a
   * check, or if it returns false, the write is not repeated.
   */
  setUserCheck(isSameUser: (() => Promise<boolean>) | null): void;
  /**
   * Sends a call.
   *
   * @throws ApiError and nothing else.
   */
  send<T>(call: ApiCall<T>, options?: CallOptions): Promise<T>;
  /** Stores the CSRF token, in memory only (contract §1); null ends the session. */
  setCsrfToken(token: string | null): void;
  /** Sets or clears this tab's impersonation (contract §1). */
  setImpersonationSession(sessionId: string | null): void;
  /** The address of a call without parameters, such as that of the hub. */
  urlOf(endpoint: DeclaredEndpoint): string;
  /** The headers that identify the session, for requests outside of this client (SignalR). */
  sessionHeaders(method: string): Record<string, string>;
}
