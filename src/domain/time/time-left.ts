import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** How long there is until something, in its largest unit; of hours and days only whole ones. */
export interface TimeLeft {
  /** What `count` counts. */
  readonly unit: 'days' | 'hours' | 'minutes';
  /** At least 0. */
  readonly count: number;
}

/** Two days and more are told in days, an hour and more in hours: nobody is told more than there is. */
export function timeLeft(until: number, now: number): TimeLeft {
  const ms = Math.max(0, until - now);
  if (ms >= 2 * millisecondsInDay)
    return { unit: 'days', count: Math.floor(ms / millisecondsInDay) };
  if (ms >= millisecondsInHour) {
    return { unit: 'hours', count: Math.floor(ms / millisecondsInHour) };
  }
  return { unit: 'minutes', count: Math.floor(ms / millisecondsInMinute) };
}
