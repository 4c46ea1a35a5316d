import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
  millisecondsInWeek,
  secondsInMonth,
  secondsInYear,
} from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';

/** Units of a past time, smallest first. */
const UNITS = [
  ['minutes', millisecondsInMinute],
  ['hours', millisecondsInHour],
  ['days', millisecondsInDay],
  ['weeks', millisecondsInWeek],
  // About 30.4 days; twelve of them are a year (specification §9).
  ['months', secondsInMonth * millisecondsInSecond],
  ['years', secondsInYear * millisecondsInSecond],
] as const;

/** A unit of {@link RelativeTime}. */
export type RelativeTimeUnit = (typeof UNITS)[number][0];

/** The age of an instant: `count` whole units, at least 1. */
export type RelativeTime =
  | { readonly unit: 'now' | 'future' }
  | { readonly unit: RelativeTimeUnit; readonly count: number };

/**
 * The age of an instant at `now` (milliseconds since 1970) (specification §9): `now` under 60
 * seconds, then whole minutes, hours, days, weeks up to about 30.4 days, months, years. Later
 * instants are in the future.
 */
export function relativeTimeOf(instant: Date, now: number): RelativeTime {
  const age = differenceInMilliseconds(now, instant);
  if (age < 0) return { unit: 'future' };
  const unit = UNITS.findLast(([, length]) => age >= length);
  return unit ? { unit: unit[0], count: Math.floor(age / unit[1]) } : { unit: 'now' };
}
