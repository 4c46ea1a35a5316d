import type { ChartColumn } from '../../../src/components/ui/chart/ColumnChart';
import { withMinus } from '../../../src/domain/text/minus';

/** Thirteen months of spend in minor units, the last of them not over. */
const SPEND = [
  284_000, 301_550, 297_025, 322_400, 318_900, 356_775, 349_200, 371_650, 365_900, 388_140, 397_200,
  421_000, 166_300,
];

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const full = inUtc({ month: 'long', year: 'numeric' });
const short = inUtc({ month: 'short' });

/** Months up to March 2026, each with values made of its place. */
export function months(count: number, valuesAt: (at: number) => readonly (number | null)[]) {
  return Array.from({ length: count }, (_, at): ChartColumn => {
    const day = Date.UTC(2026, 3 - count + at, 1);
    return {
      id: String(day),
      name: full.format(day),
      shortName: short.format(day),
      values: valuesAt(at),
    };
  });
}

/** Spend of thirteen months; this month is not over. */
export const spend: readonly ChartColumn[] = months(13, (at) => [SPEND[at] ?? null]).map(
  (month, at) => ({ ...month, isProvisional: at === 12 }),
);

/** The same with what it cost. */
export const spendAndCost: readonly ChartColumn[] = spend.map((month) => ({
  ...month,
  values: month.values.flatMap((net) => [net, net === null ? null : Math.round(net * 0.82)]),
}));

const inEuros = (options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', ...options });
const whole = inEuros();
const compact = inEuros({ notation: 'compact', maximumFractionDigits: 1 });

/** Minor units as euros. */
export const euros = (amount: number): string => withMinus(whole.format(amount / 100));

/** Round amounts in few letters. */
export const shortEuros = (amount: number): string => compact.format(amount / 100);
