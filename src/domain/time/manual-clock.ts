import type { Clock, ClockHandle } from './clock';

/** A clock that stands still until `advance` is called. */
export interface ManualClock extends Clock {
  /**
   * Advances by this many milliseconds and runs every timer that comes due, in the order of their
   * times. Each sees its own time as the present. Timers set meanwhile run as well when they come
   * due before the end.
   */
  advance(ms: number): void;
  /**
   * Jumps to an instant (milliseconds since 1970), as a corrected system clock does: no timer runs,
   * those that wait keep the delay that they had left, and `monotonic()` stays where it was.
   */
  set(ms: number): void;
  /** How many timers wait. */
  readonly pending: number;
}

interface Timer {
  readonly handle: ClockHandle;
  readonly run: () => void;
  /** Time since the clock was made, which `set` does not touch. */
  readonly due: number;
}

/** A clock for tests, stories and the sandbox. Starts at `startMs` (milliseconds since 1970). */
export function createManualClock(startMs: number): ManualClock {
  let offset = startMs;
  let elapsed = 0;
  let lastHandle = 0;
  let timers: readonly Timer[] = [];

  function nextDue(end: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers) {
      // Strictly less: among equals the one that was set first runs first.
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
        // A timer that moved the clock itself must not be thrown back.
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
