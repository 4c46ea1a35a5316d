import { type Clock, delay } from '../domain/time/clock';
import type { ApiCall } from './call';
import type { EndpointTable } from './calls/all-calls';
import { readLogin, VALIDATE_TOKEN } from './calls/auth';
import type { ApiClient, Gate } from './client';
import { isRead } from './endpoints';
import { type ApiError, isApiError, isCsrfRefusal, parseJson, toApiError } from './errors';
import { exchange, type ToldTime } from './http';
import { prepareRequest } from './prepare-request';
import { readRetryDelay } from './retry';

/** The promise; rejects with an `aborted` ApiError as soon as the signal is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(toApiError({ kind: 'aborted' }));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Timeout of a call, in milliseconds (contract §1). */
export const TIMEOUT_MS = 30_000;

/** Options of {@link createApiClient}. */
export interface ApiClientOptions {
  /** Base URL of the API, such as `https://api.example.com`. @default '' the page's own origin */
  readonly baseUrl?: string;
  /** Replacements for single endpoints, by name. @default none */
  readonly endpoints?: Partial<EndpointTable>;
  /**
   * Sends a request, with the signature of the global `fetch`. @default the global `fetch`, looked
   * up at each call
   */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The source of time. */
  readonly clock: Clock;
  /** Returns a number from 0 up to 1, for the jitter. @default Math.random */
  readonly random?: () => number;
  /** Timeout of a call, including the body, in milliseconds. @default 30000 */
  readonly timeoutMs?: number;
  /** Id of this tab's impersonation. @default null */
  readonly impersonationSessionId?: string | null;
  /**
   * Called when the server no longer accepts the session: once, even if several calls fail with 401
   * at the same time. Calls that start or end a session do not count. Must not throw.
   */
  readonly onUnauthorized?: (error: ApiError) => void;
}

/**
 * Creates the client that every endpoint function takes as its first argument (specification §7,
 * contract §1).
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { clock, random = Math.random, timeoutMs = TIMEOUT_MS, onUnauthorized } = options;
  const prepare = (call: Omit<ApiCall<unknown>, 'read'>) => prepareRequest(options, call);
  let serverTime: ToldTime | null = null;
  let gate: Gate | null = null;
  let isSameUser: (() => Promise<boolean>) | null = null;
  const transport = {
    clock,
    timeoutMs,
    onServerTime: (time: ToldTime) => {
      serverTime = time;
    },
    fetch: options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init)),
  };
  let impersonationSessionId = options.impersonationSessionId ?? null;
  let csrfToken: string | null = null;
  let epoch = 0;
  let hasToldUnauthorized = false;
  let renewal: Promise<void> | null = null;

  function setCsrfToken(token: string | null): void {
    csrfToken = token || null;
    if (csrfToken) hasToldUnauthorized = false;
    else epoch += 1;
  }

  function sessionHeaders(method: string): Record<string, string> {
    return {
      ...(csrfToken && method !== 'GET' && { 'X-Csrf-Token': csrfToken }),
      ...(impersonationSessionId && { 'X-Impersonation-Session': impersonationSessionId }),
      ...gate?.headers,
    };
  }

  function tellUnauthorized(error: ApiError, sentIn: number): void {
    // A 401 for a request of an earlier session says nothing about this one.
    if (hasToldUnauthorized || sentIn !== epoch) return;
    hasToldUnauthorized = true;
    onUnauthorized?.(error);
  }

  /** Sends a call once and decodes the response. */
  async function sendOnce<T>(call: ApiCall<T>, signal?: AbortSignal): Promise<T> {
    const sentIn = epoch;
    if (gate && !gate(call.endpoint.name, call.endpoint)) throw toApiError({ kind: 'aborted' });
    try {
      const { url, method, body, isHome } = prepare(call);
      const answer = await exchange(
        transport,
        url,
        {
          method,
          body: body ?? null,
          credentials: isHome ? 'include' : 'omit',
          headers: {
            Accept: 'application/json',
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(isHome && sessionHeaders(method)),
          },
        },
        signal,
      );
      return call.read(parseJson(answer), answer);
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : toApiError({ kind: 'unexpected' });
      if (error.status === 401 && call.endpoint.needsSession !== false) {
        tellUnauthorized(error, sentIn);
      }
      throw error;
    }
  }

  /**
   * Requests a new CSRF token, and stores it if the session still belongs to the same user: a
   * cookie that changes after the request makes the token useless. Concurrent callers share the
   * request.
   */
  function renewCsrfToken(): Promise<void> {
    renewal ??= (async () => {
      const askedIn = epoch;
      try {
        const answer = await sendOnce({ endpoint: VALIDATE_TOKEN.endpoint, read: readLogin });
        const isKept = await isSameUser?.();
        if (isKept && epoch === askedIn) setCsrfToken(answer.csrfToken);
      } catch (error) {
        if (isApiError(error) && error.status === 401) tellUnauthorized(error, askedIn);
      } finally {
        renewal = null;
      }
    })();
    return renewal;
  }

  /** Sends a call, and again if only its CSRF token was stale. */
  async function sendFresh<T>(call: ApiCall<T>, signal: AbortSignal | undefined): Promise<T> {
    const sent = { token: csrfToken, epoch, actsIn: impersonationSessionId };
    try {
      return await sendOnce(call, signal);
    } catch (error) {
      if (!isCsrfRefusal(error) || call.endpoint === VALIDATE_TOKEN.endpoint) throw error;
      if (csrfToken === sent.token) await untilAborted(renewCsrfToken(), signal);
      // Never on behalf of a user who signed in since.
      if (
        !csrfToken ||
        csrfToken === sent.token ||
        epoch !== sent.epoch ||
        impersonationSessionId !== sent.actsIn
      )
        throw error;
      return sendOnce(call, signal);
    }
  }

  return {
    clock,
    random,
    get impersonationSessionId() {
      return impersonationSessionId;
    },
    get sessionEpoch() {
      return epoch;
    },
    get serverTime() {
      return serverTime;
    },
    setGate(mayLeave) {
      gate = mayLeave;
    },
    setUserCheck(check) {
      isSameUser = check;
    },
    setCsrfToken,
    setImpersonationSession(sessionId) {
      impersonationSessionId = sessionId || null;
    },
    urlOf: (endpoint) => prepare({ endpoint }).url,
    sessionHeaders,
    async send(call, { signal } = {}) {
      const actsIn = impersonationSessionId;
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await sendFresh(call, signal);
        } catch (thrown) {
          const error = thrown as ApiError;
          const wait = isRead(call.endpoint) ? readRetryDelay(error, attempt, random) : null;
          if (wait === null) throw error;
          const isAborted = await delay(clock, wait, signal).catch(() => true);
          // On behalf of another user it would be a different call.
          if (isAborted || actsIn !== impersonationSessionId) throw toApiError({ kind: 'aborted' });
        }
      }
    },
  };
}
