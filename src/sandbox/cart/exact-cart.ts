import { refuseTooLarge } from '../commerce/exact';
import type { FieldError } from '../commerce/refusals';
import type { CommerceTables } from '../db/commerce-tables';
import type { QuotedLine } from '../db/commerce-work';
import { cartCurrency, type StockedCart } from '../rules/cart';
import { quoteTargets } from '../rules/quote';
import { quoteLines } from './quote-lines';

/** Sums of a cart by customer. */
export function quotedTargets(cart: StockedCart, lines: readonly QuotedLine[]) {
  const ordered = lines.map(({ line, target, charge }) => ({
    ...{ targetId: target.id, vendorId: line.vendorId },
    ...{ net: charge.net, taxBps: charge.taxBps, commitment: charge.commitment },
  }));
  return quoteTargets(
    cart.targets.map(({ id }) => id),
    ordered,
  );
}

/**
 * Refuses a cart whose amounts could not be represented exactly (commerce §2.1).
 *
 * @throws Problem 422
 */
export function refuseCartTooLarge(
  tables: CommerceTables,
  cart: StockedCart,
  place: Pick<FieldError, 'field' | 'lineId'>,
  now: number,
): void {
  const targets = quotedTargets(cart, quoteLines(tables, cart, [], now));
  const amounts = targets.flatMap(({ net, tax, commitment }) => [net, tax, commitment]);
  refuseTooLarge(tables, cartCurrency(cart) ?? '', amounts, now, place);
}
