import { type CivilMonth, civilDateOf, firstDayOf, monthOf } from '../time/civil-date';
import type { Statement } from './statement';

/** What a customer was billed for a month, in one currency. */
export interface BilledMonth {
  /** The month. */
  readonly month: CivilMonth;
  /** The sum without tax, in minor units; null before the first statement. */
  readonly net: number | null;
}

/** Months that are shown: a year, and the same month of the year before. */
const MONTHS = 13;
/** Fewer different amounts are no course. */
const DIFFERENT_LEAST = 3;

/** The months before the current one, which is not over; the oldest first. */
export function billedMonths(now: number): readonly CivilMonth[] {
  const current = monthOf(civilDateOf(now));
  return Array.from({ length: MONTHS }, (_, at) => monthOf(firstDayOf(current, at - MONTHS)));
}

/** What was billed in these months in a currency; null if that is no course worth a chart. */
export function billedCourse(
  statements: readonly Statement[],
  months: readonly CivilMonth[],
  currency: string,
): readonly BilledMonth[] | null {
  const sums = new Map<CivilMonth, number>();
  for (const row of statements) {
    if (row.currency === currency) sums.set(row.period, (sums.get(row.period) ?? 0) + row.net);
  }
  const isBilled = months.map((month) => sums.has(month));
  const start = isBilled.indexOf(true);
  const course = months.map((month, at): BilledMonth => {
    const net = sums.get(month) ?? (start >= 0 && at > start ? 0 : null);
    return { month, net };
  });
  const different = new Set(course.flatMap(({ net }) => net ?? []));
  return different.size < DIFFERENT_LEAST ? null : course;
}
