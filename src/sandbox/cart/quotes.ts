import type { QuoteLine, QuoteTarget } from '../../domain/cart/quote';
import type { Purchase } from '../../domain/subscriptions/lifecycle';
import type { SalePrices } from '../commerce/prices';
import type { CommerceTables } from '../db/commerce-tables';
import type { StockedCart, StockedLine, StockedTarget } from '../rules/cart';
import type { PlanRecord } from '../seed/products';

/** A line of a cart for one of its customers, with everything that its purchase needs. */
export interface QuotedLine extends SalePrices {
  /** The line of the cart as it was: product, quantity, name, end date. */
  readonly line: StockedLine;
  /** The customer, with their tenant. */
  readonly target: StockedTarget;
  readonly plan: PlanRecord;
  /** The beginning of the domain of the tenant that the purchase makes; null for none. */
  readonly domainPrefix: string | null;
  /** What is charged first, as it is shown; who may see costs is asked when it is sent. */
  readonly charge: Omit<QuoteLine, 'lineId' | 'targetId' | 'unitCost'>;
  /** The price that the quote before said, where it was another; null for none. */
  readonly wasUnitPrice: number | null;
}

/** A quote as the sandbox keeps it: its issues are made anew whenever it is sent (wire §3.3). */
export interface QuoteRecord {
  readonly id: string;
  /** The account of who asked for it. */
  readonly madeBy: string;
  readonly cartId: string;
  readonly cartRevision: number;
  readonly validUntilAt: Date;
  readonly currency: string | null;
  readonly poNumber: string | null;
  readonly lines: readonly QuotedLine[];
  readonly targets: readonly QuoteTarget[];
  /** The orders that it was bought with; null while it was not. */
  readonly orderIds: readonly string[] | null;
}

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
