import type { ClockReading } from '../domain/impersonation/server-clock';
import type { Clock } from '../domain/time/clock';
import { type ApiErrorKind, isApiError, toApiError } from './errors';
import { readRetryAfter } from './retry';

/** The most characters read of the body of a failed answer: its `message` may be long. */
const ERROR_BODY_MAX = 4 * 1024 * 1024;
/** The most characters read of an answer. A longer one is cut, and so cannot be parsed. */
const BODY_MAX = 64 * 1024 * 1024;

/** The server's time in an answer. */
export interface ToldTime {
  /**
   * Milliseconds since 1970. The header `Date` has whole seconds and was written some time after the
   * request had left, so that this is rather too late than too early for `reading`.
   */
  readonly serverNow: number;
  /** A look at the device's clocks when the request left. */
  readonly reading: ClockReading;
}

/** What is added to the header `Date`, which is cut to seconds, in milliseconds. */
const CUT_OFF_MS = 999;

function tellTime(response: Response, reading: ClockReading, { onServerTime }: Transport): void {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(date)) onServerTime?.({ serverNow: date + CUT_OFF_MS, reading });
}

/** What one exchange needs from its client. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /**
   * Called with the time of each answer that has one. Another origin's `Date` is hidden unless
   * exposed.
   */
  readonly onServerTime?: (told: ToldTime) => void;
}

async function readText(response: Response, max: number): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > max) {
      reader.cancel().catch(() => {});
      return text.slice(0, max);
    }
  }
}

async function receive(response: Response, clock: Clock): Promise<string> {
  const { status } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    throw toApiError({ kind: 'unexpected', status: status || null });
  }
  if (response.ok) return readText(response, BODY_MAX);
  if (status === 0) throw toApiError({ kind: 'network' });
  throw toApiError({
    kind: 'http',
    status,
    // The status is known already: a body that breaks off only leaves it without words.
    body: await readText(response, ERROR_BODY_MAX).catch(() => ''),
    retryAfterMs: readRetryAfter(response.headers.get('Retry-After'), clock.now()),
  });
}

/**
 * One request and the text of its 2xx answer. The time-out covers the body as well. Redirects are
 * not followed, because the headers would be sent along. The promise settles at once when the
 * signal is aborted or the time is over, even when the given `fetch` ignores signals.
 * @throws ApiError of every kind, and nothing else.
 */
export function exchange(
  transport: Transport,
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<string> {
  const { fetch, clock, timeoutMs } = transport;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(toApiError({ kind: 'aborted' }));
      return;
    }
    const controller = new AbortController();
    const end = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const stop = (kind: ApiErrorKind) => {
      end();
      reject(toApiError({ kind }));
      controller.abort();
    };
    const onAbort = () => stop('aborted');
    const timer = clock.setTimeout(() => stop('timeout'), timeoutMs);
    signal?.addEventListener('abort', onAbort);
    const run = async () => {
      const reading = { wall: clock.now(), mono: clock.monotonic() };
      const answer = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
      tellTime(answer, reading, transport);
      return receive(answer, clock);
    };
    run()
      .finally(end)
      .then(resolve, (thrown: unknown) =>
        reject(isApiError(thrown) ? thrown : toApiError({ kind: 'network' })),
      );
  });
}
