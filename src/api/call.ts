import type { DeclaredEndpoint } from './endpoints';

/** Options of every endpoint function, as its last argument. */
export interface CallOptions {
  /** Aborts the call; it then fails with the kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** Identifies a record. */
export interface IdInput {
  /** Id of the record. */
  readonly id: string;
}

/** One call. */
export interface ApiCall<T> {
  /** The endpoint; may be one of your own server. */
  readonly endpoint: DeclaredEndpoint;
  /** Values for the `{…}` parts of the path, not encoded. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameters, not encoded; undefined values are omitted. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** JSON body; undefined for no body. */
  readonly body?: unknown;
  /**
   * Decodes a 2xx response. Anything it throws becomes an ApiError of the kind `unexpected`.
   *
   * @param json The parsed body; undefined if it is empty or not JSON.
   * @param text The raw body, for readers that need the order of its keys.
   */
  readonly read: (json: unknown, text: string) => T;
}
