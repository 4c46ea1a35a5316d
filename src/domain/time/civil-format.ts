import { keptByLocale } from '../text/kept-by-locale';
import type { CivilDate, CivilMonth } from './civil-date';
import { startOfDay } from './civil-date';
import { dateFormatOf } from './date-ways';

/** Style of a day: `2 Mar 2026`, `2 March 2026`, `2 March`, `2 Mar` or `Monday`. */
export type CivilDateStyle = 'medium' | 'long' | 'dayOfYear' | 'short' | 'weekday';

// The day is in UTC: in any other zone it could become its neighbour (commerce §2.1).
const kept = (options: Intl.DateTimeFormatOptions) =>
  keptByLocale((locale) => dateFormatOf(locale, { ...options, timeZone: 'UTC' }));

const days = {
  medium: kept({ dateStyle: 'medium' }),
  long: kept({ dateStyle: 'long' }),
  dayOfYear: kept({ day: 'numeric', month: 'long' }),
  short: kept({ day: 'numeric', month: 'short' }),
  weekday: kept({ weekday: 'long' }),
};
// Months on the wire are Gregorian, whatever calendar a locale prefers.
const months = {
  short: kept({ year: 'numeric', month: 'short', calendar: 'gregory' }),
  long: kept({ year: 'numeric', month: 'long', calendar: 'gregory' }),
};

/** Formats a day, independent of the user's time zone. */
export function formatCivilDate(
  on: CivilDate,
  locale: string,
  style: CivilDateStyle = 'medium',
): string {
  return days[style](locale).format(startOfDay(on));
}

const HALF_YEAR_MS = 183 * 86_400_000;

/** Formats a day as short as it is clear: without the year within half a year of `now`. */
export function formatNearDate(on: CivilDate, locale: string, now: number): string {
  const isNear = Math.abs(startOfDay(on) - now) < HALF_YEAR_MS;
  return formatCivilDate(on, locale, isNear ? 'short' : 'medium');
}

/** Formats a month, such as `March 2026`, or `Mar 2026` in the short form. */
export function formatCivilMonth(
  month: CivilMonth,
  locale: string,
  style: keyof typeof months = 'long',
): string {
  return months[style](locale).format(startOfDay(`${month}-01`));
}

/** Formats a month that stands alone. French, Spanish and Dutch write it small elsewhere. */
export function formatMonthHeading(month: CivilMonth, locale: string): string {
  const text = formatCivilMonth(month, locale);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
