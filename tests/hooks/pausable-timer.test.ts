import { expect, it, vi } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createPausableTimer } from '../../src/hooks/timing/pausable-timer';

function setUp(ms: number) {
  const clock = createManualClock(0);
  const onDone = vi.fn();
  return { clock, onDone, timer: createPausableTimer(clock, ms, onDone) };
}

it('counts only the time in which it runs', () => {
  const { clock, onDone, timer } = setUp(1_000);
  clock.advance(5_000);
  expect(onDone).not.toHaveBeenCalled();
  timer.resume();
  clock.advance(400);
  timer.pause();
  timer.pause();
  clock.advance(5_000);
  expect(clock.pending).toBe(0);
  timer.resume();
  timer.resume();
  expect(clock.pending).toBe(1);
  clock.advance(599);
  expect(onDone).not.toHaveBeenCalled();
  clock.advance(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('that is over has nothing left', () => {
  const { clock, onDone, timer } = setUp(1_000);
  timer.resume();
  clock.advance(1_000);
  timer.pause();
  timer.resume();
  clock.advance(0);
  expect(onDone).toHaveBeenCalledTimes(2);
});

it('is never longer for a clock that is set back', () => {
  const { clock, onDone, timer } = setUp(1_000);
  timer.resume();
  clock.set(-60_000);
  timer.pause();
  timer.resume();
  clock.advance(1_000);
  expect(onDone).toHaveBeenCalledTimes(1);
});
