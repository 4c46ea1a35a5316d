import { commitmentOf, countedPrice } from '../../domain/subscriptions/commitment';
import { startTerms } from '../../domain/subscriptions/lifecycle';
import { addDays, civilDateOf, firstDayOf, monthOf } from '../../domain/time/civil-date';
import { findOffer, type Offer } from '../commerce/deal';
import { pricesFor } from '../commerce/prices';
import type { CommerceTables } from '../db/commerce-tables';
import type { QuotedLine, QuoteRecord } from '../db/commerce-work';
import type { StockedCart, StockedLine, StockedTarget } from '../rules/cart';
import { purchaseOf } from './quotes';

type Unpriced = Omit<QuotedLine, 'charge'>;

/** First charge without a term: a one-off price, or nothing for usage. */
function chargeWithoutTerm({ line, plan, unitPrice }: Unpriced, taxBps: number, now: number) {
  const fromOn = civilDateOf(now);
  const shared = { unitPrice, fromOn, taxBps, recurring: 0, cancelUntilAt: null };
  if (plan.cycle === 'usage') {
    const untilOn = firstDayOf(monthOf(fromOn), 1);
    return { ...shared, quantity: '0', untilOn, days: null, ofDays: null, net: 0, commitment: 0 };
  }
  const net = line.quantity * countedPrice({ unitPrice });
  const once = { quantity: line.quantity, untilOn: addDays(fromOn, 1), days: 1, ofDays: 1 };
  return { ...shared, ...once, net, commitment: net };
}

/** First charge and commitment of a line (wire §3.3). */
function chargeOf(unpriced: Unpriced, taxBps: number, now: number): QuotedLine['charge'] {
  const without = chargeWithoutTerm(unpriced, taxBps, now);
  const { terms, lines } = startTerms(purchaseOf({ ...unpriced, charge: without }, now));
  const [first] = lines;
  if (!first) return without;
  const { kind: _k, unitCost: _c, ...charge } = first;
  const { line, unitPrice } = unpriced;
  return {
    ...charge,
    recurring: line.quantity * countedPrice({ unitPrice }),
    commitment: commitmentOf(terms),
    cancelUntilAt: terms.batches[0]?.cancelUntilAt ?? null,
  };
}

/** The last price of a line that the cart said to a customer; null for none. */
function priceBefore(
  before: readonly QuoteRecord[],
  { id, planId }: StockedLine,
  { customerId }: StockedTarget,
): number | null {
  const said = before
    .flatMap(({ lines }) => lines)
    .findLast(
      ({ line, plan, target }) =>
        line.id === id && plan.id === planId && target.customerId === customerId,
    );
  return typeof said?.unitPrice === 'number' ? said.unitPrice : null;
}

/**
 * Domain prefix of the tenant that a purchase creates: of the line, or of another line of the same
 * vendor if the line needs a tenant and none was chosen.
 */
function prefixOf(line: StockedLine, { tenantId }: StockedTarget, cart: StockedCart) {
  if (line.domainPrefix !== null || !line.needsTenant || tenantId !== null)
    return line.domainPrefix;
  const siblings = cart.lines.filter(({ vendorId }) => vendorId === line.vendorId);
  return siblings.find(({ domainPrefix }) => domainPrefix !== null)?.domainPrefix ?? null;
}

function quotedLine(
  tables: CommerceTables,
  cart: StockedCart,
  { line, target, offer }: { line: StockedLine; target: StockedTarget; offer: Offer },
  before: readonly QuoteRecord[],
  now: number,
): QuotedLine {
  const { plan } = offer;
  const company = tables.companies.get(target.customerId);
  const prices = pricesFor(tables, company ?? { priceListId: null }, plan, civilDateOf(now));
  const was = priceBefore(before, line, target);
  const unpriced: Unpriced = {
    ...prices,
    line,
    target,
    plan,
    domainPrefix: prefixOf(line, target, cart),
    wasUnitPrice: was === prices.unitPrice ? null : was,
  };
  return { ...unpriced, charge: chargeOf(unpriced, company?.taxBps ?? 0, now) };
}

/**
 * Each line of a cart for each of its customers, at their prices (wire §3.3).
 *
 * @param before - the earlier quotes of the cart, oldest first
 */
export function quoteLines(
  tables: CommerceTables,
  cart: StockedCart,
  before: readonly QuoteRecord[],
  now: number,
): readonly QuotedLine[] {
  return cart.targets.flatMap((target) =>
    cart.lines.flatMap((line) => {
      const offer = findOffer(tables, line.planId);
      return offer ? quotedLine(tables, cart, { line, target, offer }, before, now) : [];
    }),
  );
}
