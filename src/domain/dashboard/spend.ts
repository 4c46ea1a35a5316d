import type { MonthlySpend } from './summary';

/** The months of one currency, oldest first; the last one is the current month. */
export interface CurrencySpend {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly months: readonly MonthlySpend[];
  /** The current month. */
  readonly current: MonthlySpend;
  /** Whether costs are available. */
  readonly hasCosts: boolean;
}

const total = ({ months }: CurrencySpend) => months.reduce((sum, { net }) => sum + net, 0);

/** Groups spend by currency, which are never added up (commerce §2.1): the largest first. */
export function spendByCurrency(spend: readonly MonthlySpend[]): readonly CurrencySpend[] {
  const currencies = [...new Set(spend.map(({ currency }) => currency))];
  const groups = currencies.flatMap((currency): readonly CurrencySpend[] => {
    const months = spend.filter((month) => month.currency === currency);
    const current = months.at(-1);
    if (!current) return [];
    return [
      {
        currency,
        months,
        current,
        hasCosts: months.some(({ cost }) => cost !== undefined),
      },
    ];
  });
  return groups.toSorted((one, other) => total(other) - total(one));
}
