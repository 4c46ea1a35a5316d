import { hourOf } from '../time/date-ways';

/** A part of the day by which people are greeted. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The hours, in the viewer's zone, from which on each greeting is said; before the first it is still evening. */
const BEGINS = { morning: 5, afternoon: 12, evening: 18 } as const;

/**
 * How somebody is greeted now.
 *
 * @param now - milliseconds since 1970
 * @param locale - the hour is that of its time zone
 */
export function partOfDay(now: number, locale: string): PartOfDay {
  const hour = hourOf(now, locale);
  if (hour < BEGINS.morning || hour >= BEGINS.evening) return 'evening';
  return hour < BEGINS.afternoon ? 'morning' : 'afternoon';
}
