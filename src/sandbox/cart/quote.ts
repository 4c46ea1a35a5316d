import { costOf } from '../commerce/prices';
import type { Viewer } from '../commerce/viewer';
import type { CommerceTables } from '../db/commerce-tables';
import type { QuotedLine, QuoteRecord } from '../db/commerce-work';
import { cartCurrency, type StockedCart } from '../rules/cart';
import { validUntil } from '../rules/quote';
import { cartOf, refuseStale } from './carts';
import { quotedTargets, refuseCartTooLarge } from './exact-cart';
import { issuesOf } from './issues';
import { alreadyOrdered } from './lines';
import { quoteLines } from './quote-lines';
import { boughtQuotesOf, heldQuote, quotesOf } from './quotes';

/** Creates a quote for the current cart. */
export function makeQuote(
  tables: CommerceTables,
  accountId: string,
  cart: StockedCart,
  now: number,
): QuoteRecord {
  const before = quotesOf(tables, accountId).filter(({ cartId }) => cartId === cart.id);
  const lines = quoteLines(tables, cart, before, now);
  refuseCartTooLarge(tables, cart, { field: 'lines' }, now);
  const quote: QuoteRecord = {
    id: tables.nextId('q'),
    madeBy: accountId,
    cartId: cart.id,
    cartRevision: cart.revision,
    validUntilAt: validUntil(now),
    currency: cartCurrency(cart),
    poNumber: cart.poNumber,
    lines,
    targets: quotedTargets(cart, lines),
    orderIds: null,
  };
  tables.quotes.set(quote.id, quote);
  return quote;
}

/** The quote of the current cart; the same one while it is valid (wire §3.3). */
export function quoteOf(viewer: Viewer, cart: StockedCart, now: number): QuoteRecord {
  const { tables, user } = viewer;
  return heldQuote(tables, cart, user.id, now) ?? makeQuote(tables, user.id, cart, now);
}

/**
 * The quote of a cart's revision.
 *
 * @throws Problem 409 if the revision was bought or is outdated, or the cart has expired
 */
export function askQuote(viewer: Viewer, revision: number, now: number): QuoteRecord {
  const { tables, user } = viewer;
  const bought = boughtQuotesOf(tables, user.id).find(
    ({ cartRevision }) => cartRevision === revision,
  );
  if (bought) throw alreadyOrdered(bought, viewer);
  refuseStale(viewer, now, revision);
  return quoteOf(viewer, cartOf(viewer, now), now);
}

/** A line as sent: usage has no days, and costs are omitted for users who may not see them. */
function toQuoteLine(quoted: QuotedLine, { level, seesCosts }: Viewer) {
  const { line, target, plan, charge } = quoted;
  const { days, ofDays, ...rest } = charge;
  const unitCost = plan.trialDays ? 0 : costOf(quoted, level);
  return {
    lineId: line.id,
    targetId: target.id,
    ...rest,
    ...(days !== null && { days, ofDays }),
    ...(seesCosts(target.customerId) && { unitCost }),
  };
}

/** A quote as sent, with its current issues (wire §3.3). */
export function toQuote(quote: QuoteRecord, cart: StockedCart, viewer: Viewer, now: number) {
  const { id, cartRevision, validUntilAt, currency, lines, targets } = quote;
  return {
    ...{ id, cartRevision, validUntilAt, currency },
    lines: lines.map((line) => toQuoteLine(line, viewer)),
    targets,
    issues: issuesOf(viewer, quote, cart, now),
  };
}
