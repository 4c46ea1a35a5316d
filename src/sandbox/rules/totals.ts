import { mulDiv } from '../../domain/billing/mul-div';
import type { TaxLine } from '../../domain/billing/tax';

/** Tax on an amount, at a rate in basis points with up to two decimals (commerce §2.1). */
export function taxOn(net: number, taxBps: number): number {
  return mulDiv(net, Math.round(taxBps * 100), 1_000_000);
}

export interface DocumentTotals {
  /** Tax by rate, lowest rate first. */
  readonly taxes: readonly TaxLine[];
  /** Sum of the lines. */
  readonly net: number;
  /** Sum of the taxes. */
  readonly tax: number;
  /** Net plus tax. */
  readonly total: number;
}

/**
 * Totals of a document: tax is rounded once per rate, on the sum of its lines (commerce §2.3.9).
 */
export function documentTotals(
  lines: readonly { readonly net: number; readonly taxBps: number }[],
): DocumentTotals {
  const nets = new Map<number, number>();
  for (const { net, taxBps } of lines) nets.set(taxBps, (nets.get(taxBps) ?? 0) + net);
  const taxes = [...nets]
    .sort(([one], [other]) => one - other)
    .map(([taxBps, net]) => ({ taxBps, net, tax: taxOn(net, taxBps) }));
  const net = taxes.reduce((sum, each) => sum + each.net, 0);
  const tax = taxes.reduce((sum, each) => sum + each.tax, 0);
  return { taxes, net, tax, total: net + tax };
}

/** Sums in one currency. */
export type CurrencyTotals<Amount extends string> = {
  /** ISO 4217 code. */
  readonly currency: string;
} & { readonly [Name in Amount]: number };

/**
 * Sums of some amounts by currency, in alphabetical order: currencies are never added up (commerce
 * §2.1). Records without a currency are skipped; a missing amount is 0.
 */
export function totalsByCurrency<Row, Amount extends string>(
  rows: Iterable<Row>,
  currencyOf: (row: Row) => string | null,
  amounts: Readonly<Record<Amount, (row: Row) => number | null>>,
): readonly CurrencyTotals<Amount>[] {
  const names = Object.keys(amounts) as Amount[];
  const totals = new Map<string, Record<Amount, number>>();
  for (const row of rows) {
    const currency = currencyOf(row);
    if (currency === null) continue;
    const sums =
      totals.get(currency) ??
      (Object.fromEntries(names.map((name) => [name, 0])) as Record<Amount, number>);
    for (const name of names) sums[name] += amounts[name](row) ?? 0;
    totals.set(currency, sums);
  }
  return [...totals]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sums]) => ({ currency, ...sums }));
}
