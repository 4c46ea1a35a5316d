import { millisecondsInDay } from 'date-fns/constants';

/*
 * Days are counted in UTC and never shifted (commerce §2.1). The functions of date-fns count in the
 * zone of the device, where some days have no midnight and one island once had no 30 December.
 */

/** A day as `YYYY-MM-DD` in UTC. Days compare as texts do. */
export type CivilDate = string;

/** A month as `YYYY-MM`. */
export type CivilMonth = string;

const dayOf = (instant: number): CivilDate => new Date(instant).toISOString().slice(0, 10);

/** The text as a day; null for none, such as 30 February, and for the zero date. */
export function parseCivilDate(text: unknown): CivilDate | null {
  if (typeof text !== 'string' || text < '0100') return null;
  // Whatever else can be read as a time is not written so.
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && dayOf(instant) === text ? text : null;
}

/** The text as a month; null for none. */
export function parseCivilMonth(text: unknown): CivilMonth | null {
  return typeof text === 'string' && parseCivilDate(`${text}-01`) !== null ? text : null;
}

/** The day of an instant, in milliseconds since 1970. */
export function civilDateOf(instant: number): CivilDate {
  return dayOf(instant);
}

/** When a day begins: 00:00 UTC, in milliseconds since 1970. */
export function startOfDay(on: CivilDate): number {
  return Date.parse(on);
}

/** The day so many days later. */
export function addDays(on: CivilDate, days: number): CivilDate {
  return dayOf(Date.parse(on) + days * millisecondsInDay);
}

/** How many days there are from one day until another, which is not counted. */
export function daysBetween(from: CivilDate, until: CivilDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / millisecondsInDay);
}

/** The day before the first one that is not covered: what people read as an end (commerce §2.1). */
export function lastDayOf(untilOn: CivilDate): CivilDate {
  return addDays(untilOn, -1);
}

const partsOf = (on: CivilDate): readonly [year: number, month: number, day: number] => [
  Number(on.slice(0, 4)),
  Number(on.slice(5, 7)),
  Number(on.slice(8)),
];

/**
 * The same day so many months later, or the month's last one where it has no such day
 * (commerce §2.3.3): 31 January, 28 February, 31 March.
 */
export function addMonths(on: CivilDate, months: number): CivilDate {
  const [year, month, day] = partsOf(on);
  const first = Date.UTC(year, month - 1 + months, 1);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(first + (Math.min(day, lastDay) - 1) * millisecondsInDay);
}

/** How many months the calendar month of one day is after that of another. */
export function monthsBetween(from: CivilDate, until: CivilDate): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [untilYear, untilMonth] = partsOf(until);
  return (untilYear - fromYear) * 12 + untilMonth - fromMonth;
}

/** The month that a day is in. */
export function monthOf(on: CivilDate): CivilMonth {
  return on.slice(0, 7);
}

/** The first day of a month, or of one so many months later. */
export function firstDayOf(month: CivilMonth, later = 0): CivilDate {
  return addMonths(`${month}-01`, later);
}
