import type { DeclaredEndpoint } from './endpoints';

/** What every endpoint function takes last. */
export interface CallOptions {
  /** Ends the call early; it then fails with the kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** Names a record. */
export interface IdInput {
  /** Its id. */
  readonly id: string;
}

/** One call. */
export interface ApiCall<T> {
  /** What is called, also an endpoint of your own server. */
  readonly endpoint: DeclaredEndpoint;
  /** Values for the `{…}` parts of the path, not encoded. */
  readonly params?: Readonly<Record<string, string>>;
  /** Undefined values are not sent. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. Undefined sends no body. */
  readonly body?: unknown;
  /**
   * Makes the result of a 2xx answer. Whatever it throws becomes an ApiError of the kind
   * `unexpected`.
   * @param json The parsed body, or undefined for an empty one and for one that is not JSON.
   * @param text The body as it came, for those who need the order of its keys.
   */
  readonly read: (json: unknown, text: string) => T;
}
