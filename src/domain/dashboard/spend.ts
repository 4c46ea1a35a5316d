import { addMonths } from '../time/civil-date';
import type { MonthlySpend } from './summary';

/** The months of one currency, oldest first; this month, which is not over, is the last. */
export interface CurrencySpend {
  /** ISO 4217. */
  readonly currency: string;
  /** The months. */
  readonly months: readonly MonthlySpend[];
  /** The month that is not over. */
  readonly current: MonthlySpend;
  /** The same month a year before; null where it is not told. */
  readonly yearBefore: MonthlySpend | null;
  /** Whether costs are told. */
  readonly hasCosts: boolean;
}

/** What was spent, a currency at a time: currencies are never added up (commerce §2.1). */
export function spendByCurrency(spend: readonly MonthlySpend[]): readonly CurrencySpend[] {
  const currencies = [...new Set(spend.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const months = spend.filter((month) => month.currency === currency);
    const current = months.at(-1);
    if (!current) return [];
    const before = addMonths(`${current.period}-01`, -12).slice(0, 7);
    return [
      {
        currency,
        months,
        current,
        yearBefore: months.find(({ period }) => period === before) ?? null,
        hasCosts: months.some(({ cost }) => cost !== undefined),
      },
    ];
  });
}
