/** Names one waiting timer of one clock. */
export type ClockHandle = number;

/**
 * The one source of the present time and of wake-ups. Everything that depends on time takes a clock
 * as an argument, so that a story can freeze it and a test can move it.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number;
  /**
   * Milliseconds of a monotonic clock: it only runs forward. Some devices stop it while they sleep.
   * Only the difference of two readings has a meaning.
   */
  readonly monotonic: () => number;
  /**
   * Runs a function once after a delay in milliseconds. A delay below 0 counts as 0; there is no
   * upper limit. A sleeping machine or a background tab may wake up late: code that waits for a
   * deadline compares it with `now()` when the function runs.
   */
  readonly setTimeout: (run: () => void, ms: number) => ClockHandle;
  /** Forgets a timer. One that has run or is unknown is ignored. */
  readonly clearTimeout: (handle: ClockHandle) => void;
}

/**
 * Resolves after a delay in milliseconds on the given clock, or rejects with the signal's reason as
 * soon as it is aborted.
 */
export function delay(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      clock.clearTimeout(handle);
      reject(signal?.reason);
    };
    const handle = clock.setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
