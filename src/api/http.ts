import type { Clock } from '../domain/time/clock';
import { type ApiErrorKind, isApiError, toApiError } from './errors';
import { readRetryAfter } from './retry';

/** Most characters read of the body of a failed answer; what says more says nothing. */
const ERROR_BODY_MAX = 64 * 1024;
/** Most characters read of an answer. More is cut, and with that no longer readable. */
const BODY_MAX = 64 * 1024 * 1024;

/** What one exchange needs from its client. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly timeoutMs: number;
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
 * not followed, as the headers would go with them. The promise settles at once when the signal is
 * aborted or the time is over, even if the given `fetch` knows nothing of signals.
 * @throws ApiError of every kind, and nothing else.
 */
export function exchange(
  { fetch, clock, timeoutMs }: Transport,
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<string> {
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
      const answer = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
      return receive(answer, clock);
    };
    run()
      .finally(end)
      .then(resolve, (thrown: unknown) =>
        reject(isApiError(thrown) ? thrown : toApiError({ kind: 'network' })),
      );
  });
}
