import { expect, it } from 'vitest';
import { delay } from '../../src/domain/time/clock';
import { createManualClock } from '../../src/domain/time/manual-clock';

const START = Date.UTC(2026, 0, 5);

it('runs timers in the order of their times, each at its own', () => {
  const clock = createManualClock(START);
  const seen: [string, number][] = [];
  const note = (name: string) => () => seen.push([name, clock.now() - START]);
  clock.setTimeout(note('late'), 300);
  clock.setTimeout(note('first'), 100);
  clock.setTimeout(note('second'), 100);
  clock.setTimeout(note('at once'), -5);
  const gone = clock.setTimeout(note('cleared'), 50);
  clock.clearTimeout(gone);
  clock.advance(299);
  expect(seen).toEqual([
    ['at once', 0],
    ['first', 100],
    ['second', 100],
  ]);
  expect(clock.now()).toBe(START + 299);
  clock.advance(1);
  expect(seen.at(-1)).toEqual(['late', 300]);
});

it('runs what a timer sets while the time passes, but not beyond the end', () => {
  const clock = createManualClock(START);
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    clock.setTimeout(tick, 1_000);
  };
  clock.setTimeout(tick, 1_000);
  clock.advance(5_500);
  expect(ticks).toBe(5);
  expect(clock.pending).toBe(1);
});

it('a jump runs nothing and leaves waits as long as they were', () => {
  const clock = createManualClock(START);
  let hasRun = false;
  clock.setTimeout(() => {
    hasRun = true;
  }, 1_000);
  const before = clock.monotonic();
  clock.set(START + 3_600_000);
  expect(clock.monotonic()).toBe(before);
  expect(clock.now()).toBe(START + 3_600_000);
  expect(hasRun).toBe(false);
  clock.advance(1_000);
  expect(hasRun).toBe(true);
  expect(clock.monotonic()).toBe(before + 1_000);
  clock.set(START);
  expect(clock.now()).toBe(START);
});

it('a delay ends with its time, or at once with its signal, and leaves no timer', async () => {
  const clock = createManualClock(START);
  const waited = delay(clock, 500);
  clock.advance(500);
  await expect(waited).resolves.toBeUndefined();
  const controller = new AbortController();
  const left = delay(clock, 500, controller.signal);
  controller.abort(new Error('enough'));
  await expect(left).rejects.toThrow('enough');
  await expect(delay(clock, 500, AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
  expect(clock.pending).toBe(0);
});
