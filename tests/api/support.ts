import { type ApiClientOptions, createApiClient } from '../../src/api/create-client';
import { type ApiError, isApiError } from '../../src/api/errors';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';

/** What a fake server sees of a request. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly init: RequestInit;
}

export type Answer = (request: SeenRequest) => Response | Promise<Response>;

export const START = Date.UTC(2026, 0, 15, 12);

/** A client before a fake server, on a clock that stands still. */
export function setUp(answer: Answer, options: Partial<ApiClientOptions> = {}) {
  const clock = createManualClock(START);
  const seen: SeenRequest[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example',
    clock,
    random: () => 0.5,
    fetch: async (url, init) => {
      const request = {
        method: init.method ?? 'GET',
        url,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : null,
        init,
      };
      seen.push(request);
      return answer(request);
    },
    ...options,
  });
  return { client, clock, seen };
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
}

/** Lets everything run that waits for nothing but its turn. */
export async function turn(): Promise<void> {
  for (let round = 0; round < 8; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Moves the clock second by second until a call settles. */
export async function finished<T>(clock: ManualClock, call: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  call.then(settle, settle);
  for (let second = 0; second < 400; second += 1) {
    await turn();
    if (isSettled) return call;
    clock.advance(1_000);
  }
  throw new Error('The call did not settle in 400 seconds');
}

/** The ApiError that a call fails with. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const thrown = await call.then(
    (value) => {
      throw new Error(`The call succeeded with ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
  if (!isApiError(thrown)) throw new Error(`Not an ApiError: ${String(thrown)}`);
  return thrown;
}

/** An answer that never comes, for callers who do not listen to the signal either. */
export function never(): Promise<Response> {
  return new Promise(() => {});
}

/** A body that breaks off after its beginning. */
export function cutBody(beginning: string, init?: ResponseInit): Response {
  let hasBegun = false;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (hasBegun) controller.error(new TypeError('terminated'));
        else controller.enqueue(new TextEncoder().encode(beginning));
        hasBegun = true;
      },
    }),
    init,
  );
}
