import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** Remaining time in its largest unit; hours and days are rounded down. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  /** At least 0. */
  readonly count: number;
}

/**
 * Days from two days on, hours from one hour on; rounded down, so that it never shows more than is
 * left.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const ms = Math.max(0, until - now);
  if (ms >= 2 * millisecondsInDay)
    return { unit: 'days', count: Math.floor(ms / millisecondsInDay) };
  if (ms >= millisecondsInHour) {
    return { unit: 'hours', count: Math.floor(ms / millisecondsInHour) };
  }
  return { unit: 'minutes', count: Math.floor(ms / millisecondsInMinute) };
}
