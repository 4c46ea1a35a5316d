import type { Clock } from '../domain/time/clock';
import { createManualClock } from '../domain/time/manual-clock';

/** Time of the default clock: a Monday morning. */
export const FROZEN_AT_MS = Date.UTC(2026, 2, 2, 9, 0, 0);

/** A clock, and whether it has timers. */
export interface SandboxClock {
  readonly clock: Clock;
  /** False for a function, which only returns the time. */
  readonly hasTimers: boolean;
}

/** Turns the option of `createSandbox` into a clock. */
export function toClock(source: Clock | (() => number) | undefined): SandboxClock {
  if (source === undefined) return { clock: createManualClock(FROZEN_AT_MS), hasTimers: true };
  if (typeof source !== 'function') return { clock: source, hasTimers: true };
  // Without timers a wait ends immediately: a test with `() => number` cannot advance the time.
  const clock: Clock = {
    now: source,
    monotonic: source,
    setTimeout(run) {
      queueMicrotask(run);
      return 0;
    },
    clearTimeout() {},
  };
  return { clock, hasTimers: false };
}
