import { keptByLocale } from '../../domain/text/kept-by-locale';
import { dateFormatOf } from '../../domain/time/date-ways';

const kept = (options: Intl.DateTimeFormatOptions) =>
  keptByLocale((locale) => dateFormatOf(locale, options));

/** A date in full. */
export const dayFormat = kept({ dateStyle: 'full' });
/** A relative day, if the language has a word for it: today, yesterday. */
export const dayWord = keptByLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);
/** Date and time in full. */
export const dateTimeFormat = kept({ dateStyle: 'full', timeStyle: 'medium' });
/** Date and time, short. */
export const momentFormat = kept({ dateStyle: 'medium', timeStyle: 'short' });
/** A near date, without its year. */
export const untilDayFormat = kept({ day: 'numeric', month: 'short' });
const mediumDayFormat = kept({ dateStyle: 'medium' });

const HALF_YEAR_MS = 183 * 86_400_000;

/** The day of an instant as short as it is clear: without the year within half a year of `now`. */
export function nearDay(instant: Date, locale: string, now: number): string {
  const isNear = Math.abs(instant.getTime() - now) < HALF_YEAR_MS;
  return (isNear ? untilDayFormat : mediumDayFormat)(locale).format(instant);
}

const weekdayFormat = kept({
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const weekdayNameFormat = kept({ weekday: 'long' });
const nearMomentFormat = kept({
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
/** Time of day. */
export const clockFormat = kept({ timeStyle: 'short' });

/** Up to so far ahead, in milliseconds, a weekday name is unambiguous. */
const NEAR_MS = 6 * 86_400_000;

/**
 * An instant in words: a time if it is today, a weekday within six days, otherwise a date.
 * @param now - current time in milliseconds since 1970; without it, always a date
 */
export function momentWords(instant: Date, locale: string, now?: number): string {
  const ahead = now === undefined ? Number.NaN : instant.getTime() - now;
  if (!(ahead >= 0 && ahead < NEAR_MS)) return momentFormat(locale).format(instant);
  const day = dayFormat(locale);
  const isToday = day.format(instant) === day.format(now);
  return (isToday ? clockFormat(locale) : weekdayFormat(locale)).format(instant);
}
/**
 * A deadline in words, like {@link momentWords} and without the year within half a year of `now`.
 * One at midnight is the end of the day before it.
 */
export function deadlineWords(instant: Date, locale: string, now: number): string {
  const day = dayFormat(locale);
  const last = new Date(instant.getTime() - 1);
  const isMidnight = day.format(last) !== day.format(instant);
  const ahead = last.getTime() - now;
  if (isMidnight && day.format(last) !== day.format(now)) {
    return ahead < NEAR_MS ? weekdayNameFormat(locale).format(last) : nearDay(last, locale, now);
  }
  if (ahead < NEAR_MS || ahead > HALF_YEAR_MS) {
    return momentWords(isMidnight ? last : instant, locale, now);
  }
  return nearMomentFormat(locale).format(instant);
}
/** The same in UTC, with the zone's name. */
export const utcMomentFormat = kept({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
/** A calendar date (`YYYY-MM-DD`), which no time zone shifts; formatted as an instant in UTC. */
export const civilDayFormat = kept({ dateStyle: 'medium', timeZone: 'UTC' });

/** Months on the wire are Gregorian, whatever calendar a locale prefers. */
const keptMonth = (options: Intl.DateTimeFormatOptions) =>
  kept({ ...options, calendar: 'gregory', timeZone: 'UTC' });

/** A short month name without its year, for axes. */
export const shortMonthFormat = keptMonth({ month: 'short' });
/** A month name without its year. */
export const monthNameFormat = keptMonth({ month: 'long' });
/** A year alone. */
export const yearFormat = keptMonth({ year: 'numeric' });
