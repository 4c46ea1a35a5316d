import type { Clock, ClockHandle } from '../../domain/time/clock';
import { createCountdown } from './countdown';

/** A wait that can be interrupted; only the time in which it runs counts. */
export interface PausableTimer {
  /** Goes on where it stood. While it runs it does nothing. */
  resume(): void;
  /** Stands still and keeps what is left. */
  pause(): void;
}

/**
 * A wait of this many milliseconds that begins paused. What is left is computed from the clock at
 * each pause: late wake-ups don't add up, and a clock set back never makes it longer.
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
