import type { ClockReading } from '../domain/impersonation/server-clock';
import type { Clock } from '../domain/time/clock';
import { type ApiErrorKind, isApiError, toApiError } from './errors';
import { readRetryAfter } from './retry';

/** Maximum length read of an error body, in characters: its `message` may be long. */
const ERROR_BODY_MAX = 4 * 1024 * 1024;
/** Maximum length read of a response, in characters. A longer one is cut and fails to parse. */
const BODY_MAX = 64 * 1024 * 1024;

/** The server's time from a response. */
export interface ToldTime {
  /**
   * Milliseconds since 1970. The header `Date` has whole seconds and is written after the request
   * was sent, so for `reading` this is never too early.
   */
  readonly serverNow: number;
  /** The device's clocks when the request was sent. */
  readonly reading: ClockReading;
}

/** Compensates for the whole seconds of the header `Date`, in milliseconds. */
const CUT_OFF_MS = 999;

function tellTime(response: Response, reading: ClockReading, { onServerTime }: Transport): void {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(date)) onServerTime?.({ serverNow: date + CUT_OFF_MS, reading });
}

/** What a request needs from its client. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /**
   * Called with the time of each response that has one. The `Date` of another origin is hidden
   * unless exposed.
   */
  readonly onServerTime?: (time: ToldTime) => void;
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
    // The status is already known: an interrupted body only loses the message.
    body: await readText(response, ERROR_BODY_MAX).catch(() => ''),
    retryAfterMs: readRetryAfter(response.headers.get('Retry-After'), clock.now()),
  });
}

/**
 * Sends a request and returns the text of a 2xx response. The timeout includes the body. Redirects
 * are not followed, because the headers would be sent along. Rejects immediately when aborted or
 * timed out, even if the given `fetch` ignores signals.
 *
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
