import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;

it('waits for 60 days, which is longer than a browser can', () => {
  const run = vi.fn();
  systemClock.setTimeout(run, 60 * DAY);
  vi.advanceTimersByTime(60 * DAY - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('can be stopped in any piece of a long wait', () => {
  const run = vi.fn();
  const handle = systemClock.setTimeout(run, 60 * DAY);
  vi.advanceTimersByTime(30 * DAY);
  systemClock.clearTimeout(handle);
  vi.advanceTimersByTime(60 * DAY);
  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('takes a negative delay and NaN as none, and forgets unknown handles', () => {
  const run = vi.fn();
  systemClock.setTimeout(run, -1);
  systemClock.setTimeout(run, Number.NaN);
  systemClock.clearTimeout(-7);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(2);
  expect(systemClock.now()).toBe(Date.UTC(2026, 0, 5));
});
