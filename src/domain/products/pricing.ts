import { mulDiv } from '../billing/mul-div';

/** The price by a price list: its own, else so much over the vendor's (commerce §2.3.2). */
export function priceOf(unitList: number, markupBps: number, override: number | null): number {
  return override ?? mulDiv(unitList, 10_000 + markupBps, 10_000);
}

/**
 * What is left of a price over its cost, in basis points and rounded down (commerce §2.3.2); null for
 * a price of 0, which has no margin.
 */
export function marginBps(price: number, cost: number): number | null {
  if (price <= 0) return null;
  return Math.floor(((price - cost) * 10_000) / price);
}

/** How a price stands to its cost. */
export type MarginVerdict = 'good' | 'low' | 'belowCost';

/** Whether a price is below its cost, or its margin below the one aimed at (commerce §6). */
export function marginVerdict(price: number, cost: number, targetMarginBps: number): MarginVerdict {
  if (price < cost) return 'belowCost';
  const margin = marginBps(price, cost);
  return margin !== null && margin < targetMarginBps ? 'low' : 'good';
}
