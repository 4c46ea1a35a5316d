import { millisecondsInDay } from 'date-fns/constants';

/**
 * Days are computed in UTC and never shifted (commerce §2.1). The functions of date-fns use the
 * device's zone, where some days have no midnight, and one island once had no 30 December.
 */

/** A day as `YYYY-MM-DD` in UTC; compares as text. */
export type CivilDate = string;

/** A month as `YYYY-MM`. */
export type CivilMonth = string;

const dayOf = (instant: number): CivilDate => new Date(instant).toISOString().slice(0, 10);

/** Parses a day; null if it is invalid, such as 30 February, and for the zero date. */
export function parseCivilDate(text: unknown): CivilDate | null {
  if (typeof text !== 'string' || text < '0100') return null;
  // `Date.parse` accepts more formats than this one.
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && dayOf(instant) === text ? text : null;
}

/** Parses a month; null if it is invalid. */
export function parseCivilMonth(text: unknown): CivilMonth | null {
  return typeof text === 'string' && parseCivilDate(`${text}-01`) !== null ? text : null;
}

/** The day of an instant, in milliseconds since 1970. */
export function civilDateOf(instant: number): CivilDate {
  return dayOf(instant);
}

/** Start of a day: 00:00 UTC, in milliseconds since 1970. */
export function startOfDay(on: CivilDate): number {
  return Date.parse(on);
}

export function addDays(on: CivilDate, days: number): CivilDate {
  return dayOf(Date.parse(on) + days * millisecondsInDay);
}

/** Number of days from one day (inclusive) until another (exclusive). */
export function daysBetween(from: CivilDate, until: CivilDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / millisecondsInDay);
}

/** The day before an exclusive end, as shown to users (commerce §2.1). */
export function lastDayOf(untilOn: CivilDate): CivilDate {
  return addDays(untilOn, -1);
}

const partsOf = (on: CivilDate): readonly [year: number, month: number, day: number] => [
  Number(on.slice(0, 4)),
  Number(on.slice(5, 7)),
  Number(on.slice(8)),
];

/**
 * Adds months; the last day of the month if it has no such day (commerce §2.3.3): 31 January, 28
 * February, 31 March.
 */
export function addMonths(on: CivilDate, months: number): CivilDate {
  const [year, month, day] = partsOf(on);
  const first = Date.UTC(year, month - 1 + months, 1);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(first + (Math.min(day, lastDay) - 1) * millisecondsInDay);
}

/** Number of calendar months between two days. */
export function monthsBetween(from: CivilDate, until: CivilDate): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [untilYear, untilMonth] = partsOf(until);
  return (untilYear - fromYear) * 12 + untilMonth - fromMonth;
}

/** The month that contains a day. */
export function monthOf(on: CivilDate): CivilMonth {
  return on.slice(0, 7);
}

/** First day of a month, or of a later one. */
export function firstDayOf(month: CivilMonth, later = 0): CivilDate {
  return addMonths(`${month}-01`, later);
}
