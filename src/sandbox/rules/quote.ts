import type { OrderedLine, QuoteTarget } from '../../domain/cart/quote';
import { linesByOrder } from '../../domain/cart/quote';
import { QUOTE_MS } from '../../domain/orders/order-machine';
import { addDays, civilDateOf, startOfDay } from '../../domain/time/civil-date';
import { documentTotals } from './totals';

/** Validity of a quote or preview created now: 15 minutes, at most until midnight. */
export function validUntil(now: number): Date {
  const midnight = startOfDay(addDays(civilDateOf(now), 1));
  return new Date(Math.min(now + QUOTE_MS, midnight));
}

/** Totals of each customer; tax is rounded once per rate and order (wire §3.3). */
export function quoteTargets(
  targetIds: readonly string[],
  lines: readonly OrderedLine[],
): readonly QuoteTarget[] {
  return targetIds.map((targetId) => {
    const own = lines.filter((line) => line.targetId === targetId);
    const orders = linesByOrder(own).map(documentTotals);
    const net = own.reduce((sum, line) => sum + line.net, 0);
    const tax = orders.reduce((sum, order) => sum + order.tax, 0);
    const commitment = own.reduce((sum, line) => sum + line.commitment, 0);
    return { targetId, net, tax, total: net + tax, commitment };
  });
}
