import type { CartLineChoice } from '../../domain/cart/cart';
import { findOffer } from '../commerce/deal';
import { toOrder } from '../commerce/records';
import { conflict, type FieldError, refuseInvalid } from '../commerce/refusals';
import { found, type Viewer } from '../commerce/viewer';
import type { QuoteRecord } from '../db/commerce-work';
import { type Fields, revisionOf, textOf } from '../http/input';
import type { StockedCart } from '../rules/cart';
import { addProblem } from '../rules/cart-problems';
import { cartOf, refuseStale, writeCart } from './carts';
import { refuseCartTooLarge } from './exact-cart';
import { choicesIn, lineErrors, stockedLine } from './line-input';
import { parkedOf } from './parked';
import { boughtQuotesOf } from './quotes';

/** Maximum length of an id created by a client (commerce §2.1). */
const ID_MAX = 64;

/** A 409 with the orders of a purchased quote. */
export function alreadyOrdered({ orderIds }: QuoteRecord, viewer: Viewer) {
  const orders = (orderIds ?? []).flatMap((id) => viewer.tables.orders.get(id) ?? []);
  const newest = { orders: orders.map((order) => toOrder(order, viewer)) };
  return conflict('already_ordered', 'This has already been ordered.', newest);
}

/** Required fields; an unknown plan counts as no longer sold. */
function missing(id: string, { planId, quantity }: Partial<CartLineChoice>): readonly FieldError[] {
  const error = (field: string, code: string, message: string) => ({ field, code, message });
  const isLong = id.length > ID_MAX;
  return [
    ...(id === '' ? [error('id', 'required', 'The line needs an id.')] : []),
    ...(isLong ? [error('id', 'too_long', `At most ${ID_MAX} characters.`)] : []),
    ...(planId ? [] : [error('planId', 'required', 'The line needs a plan.')]),
    ...(quantity === undefined ? [error('quantity', 'required', 'How many are wanted?')] : []),
  ].map((each) => ({ ...(id !== '' && !isLong && { lineId: id }), ...each }));
}

/** Adds a line to the cart; an existing one stays unchanged (wire §3.2). */
export function addLine(viewer: Viewer, fields: Fields, now: number): StockedCart {
  const { tables, user } = viewer;
  const id = textOf(fields, 'id');
  const choices = choicesIn(fields);
  const cart = cartOf(viewer, now);
  // Sent again after its cart was parked, the line is in that cart.
  if ([cart, ...parkedOf(viewer)].some(({ lines }) => lines.some((line) => line.id === id))) {
    return cart;
  }
  refuseStale(viewer, now);
  const bought = boughtQuotesOf(tables, user.id).find(({ lines }) =>
    lines.some(({ line }) => line.id === id),
  );
  if (bought) throw alreadyOrdered(bought, viewer);
  refuseInvalid(missing(id, choices));
  const nothing = { friendlyName: null, addOnTo: null, endsOn: null, domainPrefix: null };
  const line = { id, planId: '', quantity: Number.NaN, ...nothing, ...choices };
  const tooMany = addProblem(cart);
  refuseInvalid([
    ...(tooMany ? [{ lineId: id, ...tooMany, message: 'A cart has at most 100 lines.' }] : []),
    ...lineErrors(viewer, cart, line, { ...nothing, ...choices }, now),
  ]);
  const offer = found(findOffer(tables, line.planId));
  const stocked = stockedLine(line, offer);
  const place = { lineId: id, field: 'quantity' };
  refuseCartTooLarge(tables, { ...cart, lines: [...cart.lines, stocked] }, place, now);
  return writeCart(viewer, { type: 'ADD', line: stocked }, now);
}

/** Changes a line by the fields of a body (wire §3.2). */
export function changeLine(
  viewer: Viewer,
  lineId: string,
  fields: Fields,
  now: number,
): StockedCart {
  const revision = revisionOf(fields);
  const changes = choicesIn(fields);
  refuseStale(viewer, now, revision);
  const cart = cartOf(viewer, now);
  const before = found(cart.lines.find(({ id }) => id === lineId));
  const choice = { ...before, ...changes };
  refuseInvalid(lineErrors(viewer, cart, choice, changes, now));
  const offer = findOffer(viewer.tables, choice.planId);
  const line = offer ? stockedLine(choice, offer) : choice;
  const lines = cart.lines.map((each) => (each.id === lineId ? line : each));
  refuseCartTooLarge(viewer.tables, { ...cart, lines }, { lineId, field: 'quantity' }, now);
  return writeCart(viewer, { type: 'CHANGE', line, revision }, now);
}
