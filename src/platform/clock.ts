import type { Clock, ClockHandle } from '../domain/time/clock';

/** Browsers store delays as signed 32-bit milliseconds; a longer one would run immediately. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

const waiting = new Map<ClockHandle, ReturnType<typeof setTimeout>>();
let lastHandle: ClockHandle = 0;

/** Waits in several timers. The end is an instant, so that late timers do not add up. */
function wait(handle: ClockHandle, run: () => void, end: number): void {
  const left = Math.max(0, end - Date.now());
  waiting.set(
    handle,
    setTimeout(
      () => {
        if (left > LONGEST_WAIT_MS) {
          wait(handle, run, end);
          return;
        }
        waiting.delete(handle);
        run();
      },
      Math.min(left, LONGEST_WAIT_MS),
    ),
  );
}

/** The system clock, with delays of any length. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (run, ms) => {
    lastHandle += 1;
    wait(lastHandle, run, Date.now() + Math.max(0, ms || 0));
    return lastHandle;
  },
  clearTimeout: (handle) => {
    clearTimeout(waiting.get(handle));
    waiting.delete(handle);
  },
};
