/** Computes the time until a deadline. */
export interface Countdown {
  /** Milliseconds left, never below 0. */
  remainingMs(now: number): number;
}

/**
 * A countdown to an absolute instant (milliseconds since 1970). If the clock is set back while it
 * runs, the deadline moves along: the remaining time never grows. A clock set forward cannot be
 * distinguished from a sleep and counts as elapsed time.
 */
export function createCountdown(deadline: number): Countdown {
  let movedBack = 0;
  let lastNow = Number.NEGATIVE_INFINITY;
  return {
    remainingMs(now) {
      if (now < lastNow) movedBack += lastNow - now;
      lastNow = now;
      return Math.max(0, deadline - movedBack - now);
    },
  };
}

/** Whole seconds to show for milliseconds left: rounded up, so that 0 means over. */
export function secondsOf(remainingMs: number): number {
  return Math.ceil(remainingMs / 1_000);
}

/** Milliseconds until the shown second changes, or null when it is over. */
export function nextSecondIn(remainingMs: number): number | null {
  return remainingMs <= 0 ? null : remainingMs % 1_000 || 1_000;
}
