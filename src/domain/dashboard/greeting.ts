import { hourOf } from '../time/date-ways';

/** Part of the day, for the greeting. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * The hour at which each greeting starts, in the user's time zone; before the first it is evening.
 */
const BEGINS = { morning: 5, afternoon: 12, evening: 18 } as const;

/**
 * The part of the day for the greeting.
 *
 * @param now - milliseconds since 1970
 * @param locale - its time zone determines the hour
 */
export function partOfDay(now: number, locale: string): PartOfDay {
  const hour = hourOf(now, locale);
  if (hour < BEGINS.morning || hour >= BEGINS.evening) return 'evening';
  return hour < BEGINS.afternoon ? 'morning' : 'afternoon';
}
