import { keptByLocale } from '../../domain/text/kept-by-locale';
import { dateFormatOf } from '../../domain/time/date-ways';

const kept = (options: Intl.DateTimeFormatOptions) =>
  keptByLocale((locale) => dateFormatOf(locale, options));

/** The day, in full. */
export const dayFormat = kept({ dateStyle: 'full' });
/** A day in words where the language has some: today, yesterday. */
export const dayWord = keptByLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);
/** Day and time of day. */
export const dateTimeFormat = kept({ dateStyle: 'full', timeStyle: 'medium' });
/** Day and time of day, in short. */
export const momentFormat = kept({ dateStyle: 'medium', timeStyle: 'short' });
/** A day that is near enough to need no year. */
export const untilDayFormat = kept({ day: 'numeric', month: 'short' });
const weekdayFormat = kept({
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
/** The time of day. */
export const clockFormat = kept({ timeStyle: 'short' });

/** Days ahead in which a weekday is meant without doubt, in milliseconds. */
const NEAR_MS = 6 * 86_400_000;

/**
 * A moment in words: its time where it comes today, its weekday within six days, else its date.
 * @param now - in milliseconds since 1970; left out, it is said by its date
 */
export function momentWords(instant: Date, locale: string, now?: number): string {
  const ahead = now === undefined ? Number.NaN : instant.getTime() - now;
  if (!(ahead >= 0 && ahead < NEAR_MS)) return momentFormat(locale).format(instant);
  const day = dayFormat(locale);
  const isToday = day.format(instant) === day.format(now);
  return (isToday ? clockFormat(locale) : weekdayFormat(locale)).format(instant);
}
/** The same in UTC, and says so. */
export const utcMomentFormat = kept({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
/** A day without a zone (`YYYY-MM-DD`), which is never shifted; kept by its instant in UTC. */
export const civilDayFormat = kept({ dateStyle: 'medium', timeZone: 'UTC' });

/** Months of the wire are those of the Gregorian calendar, whatever calendar a locale prefers. */
const keptMonth = (options: Intl.DateTimeFormatOptions) =>
  kept({ ...options, calendar: 'gregory', timeZone: 'UTC' });

/** A month in few letters, without its year: under a column. */
export const shortMonthFormat = keptMonth({ month: 'short' });
/** A month without its year. */
export const monthNameFormat = keptMonth({ month: 'long' });
/** A year. */
export const yearFormat = keptMonth({ year: 'numeric' });
