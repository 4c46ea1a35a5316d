import type { Clock, ClockHandle } from '../../domain/time/clock';
import { createCountdown } from './countdown';

/** A timer that can be paused. */
export interface PausableTimer {
  /** Resumes it. Ignored while it runs. */
  resume(): void;
  /** Pauses it and keeps the remaining time. */
  pause(): void;
}

/**
 * A timer of this many milliseconds that starts paused. The remaining time is computed from the
 * clock at each pause: late wake-ups do not add up, and a clock set back never extends it.
 */
export function createPausableTimer(clock: Clock, ms: number, onDone: () => void): PausableTimer {
  let left = ms;
  let running: { handle: ClockHandle; remaining: () => number } | null = null;
  return {
    resume() {
      if (running) return;
      const countdown = createCountdown(clock.now() + left);
      const handle = clock.setTimeout(() => {
        running = null;
        left = 0;
        onDone();
      }, left);
      running = { handle, remaining: () => Math.min(left, countdown.remainingMs(clock.now())) };
    },
    pause() {
      if (!running) return;
      clock.clearTimeout(running.handle);
      left = running.remaining();
      running = null;
    },
  };
}
