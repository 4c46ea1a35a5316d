import type { Clock, ClockHandle } from './clock';

/** A clock that only moves by calls of `advance`. */
export interface ManualClock extends Clock {
  /**
   * Advances by this many milliseconds and runs every timer that is due, in order; during each,
   * `now()` is its own time. Timers set meanwhile run too if they are due before the end.
   */
  advance(ms: number): void;
  /**
   * Jumps to an instant (milliseconds since 1970), like a corrected system clock: no timer runs,
   * pending timers keep their remaining delay, and `monotonic()` does not change.
   */
  set(ms: number): void;
  /** Number of pending timers. */
  readonly pending: number;
}

interface Timer {
  readonly handle: ClockHandle;
  readonly run: () => void;
  /** Due time since the clock was created, unaffected by `set`. */
  readonly due: number;
}

/**
 * Creates a clock for tests, stories and the sandbox that starts at `startMs` (milliseconds since
 * 1970).
 */
export function createManualClock(startMs: number): ManualClock {
  let offset = startMs;
  let elapsed = 0;
  let lastHandle = 0;
  let timers: readonly Timer[] = [];

  function nextDue(end: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers) {
      // Strictly less: among equal times, the timer set first runs first.
      if (timer.due <= end && (!next || timer.due < next.due)) next = timer;
    }
    return next;
  }

  return {
    now: () => offset + elapsed,
    monotonic: () => elapsed,
    setTimeout: (run, ms) => {
      lastHandle += 1;
      timers = [...timers, { handle: lastHandle, run, due: elapsed + Math.max(0, ms || 0) }];
      return lastHandle;
    },
    clearTimeout: (handle) => {
      timers = timers.filter((timer) => timer.handle !== handle);
    },
    advance(ms) {
      const end = elapsed + Math.max(0, ms);
      for (let timer = nextDue(end); timer; timer = nextDue(end)) {
        const { handle, due, run } = timer;
        timers = timers.filter((other) => other.handle !== handle);
        // A timer may have advanced the clock itself.
        elapsed = Math.max(elapsed, due);
        run();
      }
      elapsed = Math.max(elapsed, end);
    },
    set(ms) {
      offset = ms - elapsed;
    },
    get pending() {
      return timers.length;
    },
  };
}
