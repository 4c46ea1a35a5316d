import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createCountdown, nextSecondIn, secondsOf } from '../../src/hooks/timing/countdown';
import { subscribeToTicks } from '../../src/hooks/timing/ticks';
import { createMemoryVisibility } from '../../src/platform/visibility';

const START = Date.UTC(2026, 0, 5, 9);
const HOUR = 3_600_000;

describe('a countdown by absolute deadline', () => {
  it('shows whole seconds, rounded up, and 0 only when it is over', () => {
    const countdown = createCountdown(START + 60_000);
    const seconds = (passed: number) => secondsOf(countdown.remainingMs(START + passed));
    expect([0, 1, 999, 1_000, 59_000, 59_999, 60_000, 999_999].map(seconds)).toEqual([
      60, 60, 60, 59, 1, 1, 0, 0,
    ]);
  });

  it('does not grow when the clock is set back an hour, and goes on from there', () => {
    const countdown = createCountdown(START + 60_000);
    expect(countdown.remainingMs(START + 20_000)).toBe(40_000);
    expect(countdown.remainingMs(START + 20_000 - HOUR)).toBe(40_000);
    expect(countdown.remainingMs(START + 30_000 - HOUR)).toBe(30_000);
    expect(countdown.remainingMs(START + 60_000 - HOUR)).toBe(0);
  });

  it('is over after a sleep or when the clock is set forward', () => {
    const countdown = createCountdown(START + 60_000);
    expect(countdown.remainingMs(START)).toBe(60_000);
    expect(countdown.remainingMs(START + HOUR)).toBe(0);
  });

  it('knows when the shown second changes', () => {
    expect([60_000, 59_999, 59_001, 1, 0].map(nextSecondIn)).toEqual([1_000, 999, 1, 1, null]);
  });
});

describe('ticks', () => {
  function start(endsAt: number) {
    const clock = createManualClock(START);
    const visibility = createMemoryVisibility();
    const ticks: number[] = [];
    const stop = subscribeToTicks(
      { clock, visibility },
      (now) => nextSecondIn(Math.max(0, endsAt - now)),
      () => ticks.push(clock.now() - START),
    );
    return { clock, visibility, ticks, stop };
  }

  it('come once a second, and end with the countdown', () => {
    const { clock, ticks } = start(START + 3_000);
    clock.advance(10_000);
    expect(ticks).toEqual([1_000, 2_000, 3_000]);
    expect(clock.pending).toBe(0);
  });

  it('come at once when a hidden tab is shown again', () => {
    const { clock, visibility, ticks } = start(START + 60_000);
    visibility.play('hidden');
    clock.set(START + 30_500);
    visibility.play('visible');
    expect(ticks).toEqual([30_500]);
    clock.advance(500);
    expect(ticks).toEqual([30_500, 31_000]);
  });

  it('leave no timer behind', () => {
    const { clock, ticks, stop } = start(START + 60_000);
    clock.advance(1_000);
    stop();
    expect(clock.pending).toBe(0);
    clock.advance(5_000);
    expect(ticks).toEqual([1_000]);
  });
});
