/** Sums of one currency: the currency and a sum for each amount. */
export type CurrencyTotals<Amount extends string> = {
  /** ISO 4217. */
  readonly currency: string;
} & { readonly [Name in Amount]: number };

/**
 * The sums of some amounts, one entry a currency in alphabetical order: currencies are never added up
 * (commerce §2.1). Records without a currency count nowhere; an amount that is missing is 0.
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
