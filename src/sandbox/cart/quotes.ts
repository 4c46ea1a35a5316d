import type { Purchase } from '../../domain/subscriptions/lifecycle';
import type { CommerceTables } from '../db/commerce-tables';
import type { QuotedLine, QuoteRecord } from '../db/commerce-work';
import type { StockedCart } from '../rules/cart';

/** The quotes of a user, the oldest first. */
export function quotesOf({ quotes }: CommerceTables, accountId: string): readonly QuoteRecord[] {
  return [...quotes.values()].filter(({ madeBy }) => madeBy === accountId);
}

/** Those of them that were bought: each has used up its revision of the cart (commerce §3). */
export function boughtQuotesOf(tables: CommerceTables, accountId: string): readonly QuoteRecord[] {
  return quotesOf(tables, accountId).filter(({ orderIds }) => orderIds !== null);
}

/** Remembers with which orders a quote was bought. */
export function markBought(
  { quotes }: CommerceTables,
  quote: QuoteRecord,
  orderIds: readonly string[],
): void {
  quotes.set(quote.id, { ...quote, orderIds });
}

/**
 * The purchase of a quoted line, when it is made or approved: the prices are the quote's, the days
 * those of the purchase (wire §3.4).
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

/** The quote that a cart at its revision has while it holds; undefined for none. */
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
