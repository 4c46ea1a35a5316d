import type { Purchase } from '../../domain/subscriptions/lifecycle';
import type { CommerceTables } from '../db/commerce-tables';
import type { QuotedLine, QuoteRecord } from '../db/commerce-work';
import type { StockedCart } from '../rules/cart';

/** A user's quotes, oldest first. */
export function quotesOf({ quotes }: CommerceTables, accountId: string): readonly QuoteRecord[] {
  return [...quotes.values()].filter(({ madeBy }) => madeBy === accountId);
}

/** A user's purchased quotes; each has consumed its revision of the cart (commerce §3). */
export function boughtQuotesOf(tables: CommerceTables, accountId: string): readonly QuoteRecord[] {
  return quotesOf(tables, accountId).filter(({ orderIds }) => orderIds !== null);
}

/** Records the orders of a purchased quote. */
export function markBought(
  { quotes }: CommerceTables,
  quote: QuoteRecord,
  orderIds: readonly string[],
): void {
  quotes.set(quote.id, { ...quote, orderIds });
}

/**
 * The purchase of a quoted line, when it is placed or approved: with the quote's prices and the
 * days of the purchase (wire §3.4).
 *
 * @param at - milliseconds since 1970
 */
export function purchaseOf({ line, plan, charge, ...prices }: QuotedLine, at: number): Purchase {
  const { id, term, cycle, cancelHours, trialDays } = plan;
  const { unitPrice, resellerCost } = prices;
  return {
    plan: { id, term, cycle, cancelHours, trialDays, unitPrice, unitCost: resellerCost },
    quantity: line.quantity,
    at,
    endsOn: line.endsOn,
    taxBps: charge.taxBps,
  };
}

/** The valid quote of a cart's revision; undefined for none. */
export function heldQuote(
  tables: CommerceTables,
  cart: Pick<StockedCart, 'revision'>,
  accountId: string,
  now: number,
): QuoteRecord | undefined {
  return quotesOf(tables, accountId).find(
    ({ cartRevision, validUntilAt }) =>
      cartRevision === cart.revision && now < validUntilAt.getTime(),
  );
}
