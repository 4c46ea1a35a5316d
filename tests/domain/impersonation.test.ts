import { describe, expect, it } from 'vitest';
import {
  announcedMinutesOf,
  minutesLeftOf,
  phaseOf,
  progressOf,
} from '../../src/domain/impersonation/impersonation';

it.each([
  [0, 'critical'],
  [2, 'critical'],
  [3, 'warning'],
  [5, 'warning'],
  [6, 'normal'],
  [30, 'normal'],
])('with %i minutes left the countdown is %s (specification §4)', (minutes, phase) => {
  expect(phaseOf(minutes)).toBe(phase);
});

// T64: minutes and seconds left, minutes shown, look, width of the bar.
it.each([
  ['31:00', 31, 'normal', 100],
  ['30:00', 30, 'normal', 100],
  ['5:01', 6, 'normal', 20],
  ['5:00', 5, 'warning', (5 / 30) * 100],
  ['2:01', 3, 'warning', 10],
  ['2:00', 2, 'critical', (2 / 30) * 100],
  ['0:02', 1, 'critical', (1 / 30) * 100],
  ['0:01', 1, 'critical', (1 / 30) * 100],
  ['0:00', 0, 'critical', 0],
])('%s left is shown as %i minutes, %s, and %d per cent', (time, minutes, phase, width) => {
  const [whole = 0, seconds = 0] = time.split(':').map(Number);
  const left = minutesLeftOf((whole * 60 + seconds) * 1_000);
  expect(left).toBe(minutes);
  expect(phaseOf(left)).toBe(phase);
  expect(progressOf(left)).toBeCloseTo(width, 10);
});

describe('what is announced', () => {
  it.each([
    [30, null],
    [6, null],
    [5, 5],
    [3, 5],
    [2, 2],
    [1, 1],
    [0, 1],
  ])('with %i minutes left it is %s', (minutes, announced) => {
    expect(announcedMinutesOf(minutes)).toBe(announced);
  });
});
