/** Id of a pending timer of a clock. */
export type ClockHandle = number;

/**
 * The only source of the current time and of timers. Time-dependent code takes a clock as an
 * argument, so that a story can freeze it and a test can advance it.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly now: () => number;
  /**
   * Milliseconds of a monotonic clock, which only moves forward. Some devices stop it during sleep.
   * Only differences of two readings are meaningful.
   */
  readonly monotonic: () => number;
  /**
   * Runs a function once after a delay in milliseconds. A delay below 0 counts as 0; there is no
   * upper limit. A sleeping device or a background tab may run it late: code with a deadline
   * compares it with `now()` when the function runs.
   */
  readonly setTimeout: (run: () => void, ms: number) => ClockHandle;
  /** Cancels a timer. Unknown timers and those that have run are ignored. */
  readonly clearTimeout: (handle: ClockHandle) => void;
}

/**
 * Resolves after a delay in milliseconds, or rejects with the signal's reason once it is aborted.
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
