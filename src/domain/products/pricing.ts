import { mulDiv } from '../billing/mul-div';

/**
 * The price in a price list: the override, else the vendor's price plus markup (commerce §2.3.2).
 */
export function priceOf(unitList: number, markupBps: number, override: number | null): number {
  return override ?? mulDiv(unitList, 10_000 + markupBps, 10_000);
}

/** Margin in basis points, rounded down (commerce §2.3.2); null for a price of 0. */
export function marginBps(price: number, cost: number): number | null {
  if (price <= 0) return null;
  return Math.floor(((price - cost) * 10_000) / price);
}

/** Assessment of a margin. */
export type MarginVerdict = 'good' | 'low' | 'belowCost';

/** Whether a price is below its cost, or its margin below the target (commerce §6). */
export function marginVerdict(price: number, cost: number, targetMarginBps: number): MarginVerdict {
  if (price < cost) return 'belowCost';
  const margin = marginBps(price, cost);
  return margin !== null && margin < targetMarginBps ? 'low' : 'good';
}
