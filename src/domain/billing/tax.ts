import { mulDiv } from './mul-div';

/** The tax of one rate on a document. */
export interface TaxLine {
  /** The rate in basis points, with up to two decimals: 1900 is 19 %, 887.5 is 8.875 %. */
  readonly taxBps: number;
  /** The net amount that it is on. */
  readonly net: number;
  /** The tax. */
  readonly tax: number;
}

/** The tax on an amount, at a rate in basis points with up to two decimals (commerce §2.1). */
export function taxOn(net: number, taxBps: number): number {
  return mulDiv(net, Math.round(taxBps * 100), 1_000_000);
}

/** The amounts below a document's lines. */
export interface DocumentTotals {
  /** The tax of each rate, the lowest rate first. */
  readonly taxes: readonly TaxLine[];
  /** Sum of the lines. */
  readonly net: number;
  /** Sum of the taxes. */
  readonly tax: number;
  /** What has to be paid. */
  readonly total: number;
}

/** What a document comes to: the tax is rounded once a rate, on the sum of its lines (commerce §2.3.9). */
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
