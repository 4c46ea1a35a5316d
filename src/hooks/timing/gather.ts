import type { Clock, ClockHandle } from '../../domain/time/clock';

/** Throttles loads. */
export interface Gather {
  /** Reports an event: loads immediately, or after the interval since the last load. */
  notify(): void;
  /** Stops loading. */
  stop(): void;
}

/**
 * Loads immediately on the first event and then at most once per interval in milliseconds, one load
 * at a time; the last load always starts after the last event (contract §4.19).
 */
export function createGather(clock: Clock, everyMs: number, load: () => Promise<unknown>): Gather {
  let startedAt = Number.NEGATIVE_INFINITY;
  let isLoading = false;
  let isAsked = false;
  let isOver = false;
  let timer: ClockHandle | null = null;

  async function begin(): Promise<void> {
    timer = null;
    isAsked = false;
    isLoading = true;
    startedAt = clock.now();
    try {
      await load();
    } catch {
      // The list's component shows the failure.
    }
    isLoading = false;
    if (isAsked) schedule();
  }

  function schedule(): void {
    if (isOver || isLoading || timer !== null) return;
    // A clock that was set back must not stretch the wait.
    const wait = Math.min(everyMs, startedAt + everyMs - clock.now());
    if (wait <= 0) void begin();
    else timer = clock.setTimeout(() => void begin(), wait);
  }

  return {
    notify() {
      isAsked = true;
      schedule();
    },
    stop() {
      isOver = true;
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
    },
  };
}
