import {
  addCartLine,
  getCart,
  getQuote,
  removeCartLine,
  setCartTargets,
  updateCart,
} from '../../../src/api/calls/cart';
import { getCustomer, updateCustomer } from '../../../src/api/calls/customers';
import { listOrders, type PurchaseInput, placeOrders } from '../../../src/api/calls/orders';
import type { Cart } from '../../../src/domain/cart/cart';
import { confirmationsOf } from '../../../src/domain/cart/purchase-rules';
import type { Quote } from '../../../src/domain/cart/quote';
import type { Customer } from '../../../src/domain/customers/customer';
import type { Order } from '../../../src/domain/orders/order';
import { list } from '../rules';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered, conflictWith } from './answered';
import type { KnownOffer } from './products';
import { invalidIn, refusedAs } from './refused-as';

const CART = { basis: 'wire §3.2', shape: shapeOf('getCart') };
const BASIS = 'wire §3.4';
const sortedIds = (rows: readonly { readonly id: string }[]) =>
  rows
    .map(({ id }) => id)
    .sort()
    .join(', ');

/** What came of a purchase. */
export interface Purchase {
  readonly orders: readonly Order[];
  /** The cart as it was before; null when it was not touched. */
  readonly before: Cart | null;
}

/** Buys a line for the run's own customer, with every refusal before it (wire §3.4). */
export async function checkPurchase(
  suite: Suite,
  customer: Customer | null,
  offer: KnownOffer | null,
): Promise<Purchase> {
  const { own } = suite;
  const lineId = `purchase-${suite.mark}`;
  let before: Cart | null = null;
  let cart: Cart | null = null;
  /** A quote of a revision that is gone. */
  let outdated: Quote | null = null;
  let quote: Quote | null = null;
  let orders: readonly Order[] = [];

  const target = (revision: number, customerIds: readonly string[]) => {
    const targets = customerIds.map((customerId) => ({ customerId, tenantId: null }));
    return own.call((client) => setCartTargets(client, { revision, targets }));
  };
  const place = (input: PurchaseInput) => own.call((client) => placeOrders(client, input));
  const ordersOf = ({ id }: Pick<Quote, 'id'>) =>
    own.call((client) =>
      listOrders(client, { pageNumber: 1, pageSize: 20, filters: { quoteId: [id] } }),
    );
  const quoteOf = (revision: number) => own.call((client) => getQuote(client, { revision }));

  await suite.check('setCartTargets', 'sets the customers of the cart', async (check) => {
    const { id } = customer ?? check.skip('no customer was made');
    const { value } = await own.call(getCart);
    const first = (value?.state === 'open' ? value : null) ?? check.skip('the cart is not open');
    if (first.lines.length > 0) check.skip("the account's cart is not empty: empty it first");
    const set = answered(check, await target(first.revision, [id]), CART);
    if (!set) return;
    before = first;
    cart = set;
    const ids = set.targets.map(({ customerId }) => customerId).join(', ');
    check.expect(ids === id, 'targets', id, ids || 'none', 'wire §3.2');
    const stale = await target(first.revision, [id, id]);
    conflictWith(check, stale, 'cart_changed', { cart: shapeOf('getCart') });
    refusedAs(check, await target(set.revision, [suite.nothing]), 404, 'not_found');
    invalidIn(check, await target(set.revision, [id, id]), 'targets', 'duplicate_target');
  });

  await suite.check('getQuote', 'has no errors for what can be bought', async (check) => {
    if (!cart) check.skip('the cart is not for the customer of this run');
    const { plan, product } = offer ?? check.skip('there is nothing to buy');
    const line = { id: lineId, planId: plan.id, quantity: product.limits.min };
    const added = answered(check, await own.call((client) => addCartLine(client, line)), CART);
    if (!added) return;
    outdated = (await quoteOf(added.revision)).value ?? null;
    const named = await own.call((client) =>
      updateCart(client, { revision: added.revision, poNumber: suite.mark }),
    );
    cart = answered(check, named, CART);
    if (!cart) return;
    const answer = await quoteOf(cart.revision);
    const got = answered(check, answer, { basis: 'wire §3.3', shape: shapeOf('getQuote') });
    const errors = (got?.issues ?? []).filter(({ severity }) => severity === 'error');
    const codes = errors.map(({ code }) => code).join(', ');
    if (got && codes === '') quote = got;
    check.expect(codes === '', 'issues', 'no error, so that it can be bought', codes, 'wire §3.3');
  });

  await suite.check('placeOrders', 'refuses what is not as it was shown', async (check) => {
    const bought = quote ?? check.skip('there is no quote');
    const confirm = confirmationsOf(bought, cart ?? { targets: [] });
    const input = { quoteId: bought.id, confirm, termsAccepted: true };
    refusedAs(check, await place({ ...input, quoteId: suite.nothing }), 404, 'not_found');
    if (outdated) {
      const late = await place({ ...input, quoteId: outdated.id });
      conflictWith(check, late, 'cart_changed', { cart: shapeOf('getCart') });
    }
    const dearer = confirm.map((each) => ({ ...each, total: each.total + 1 }));
    for (const other of [dearer, [], [...confirm, ...confirm]]) {
      // What was confirmed is looked at before the terms.
      const answer = await place({ ...input, confirm: other, termsAccepted: false });
      const newest = { quote: shapeOf('getQuote'), cart: shapeOf('getCart') };
      conflictWith(check, answer, 'quote_mismatch', newest);
    }
    const unaccepted = await place({ ...input, termsAccepted: false });
    invalidIn(check, unaccepted, 'termsAccepted', 'required');
    const none = (await ordersOf(bought)).value?.data.length;
    const nothing = 'no orders: a refused call changes nothing';
    check.expect(none === 0, 'listOrders data', nothing, String(none), 'wire §1');
  });

  await suite.check('placeOrders', 'buys a quote, once', async (check) => {
    const bought = quote ?? check.skip('there is no quote');
    const confirm = confirmationsOf(bought, cart ?? { targets: [] });
    const input = { quoteId: bought.id, confirm, termsAccepted: true };
    const answer = await place(input);
    const placed = answered(check, answer, {
      basis: BASIS,
      shape: shapeOf('placeOrders'),
      status: 201,
    });
    if (!placed) return;
    orders = placed.orders;
    const sum = orders.reduce((total, order) => total + order.total, 0);
    const shown = bought.targets.reduce((total, each) => total + each.total, 0);
    check.expect(sum === shown, 'orders, total', `${shown}, as the quote says`, sum, BASIS);
    for (const [at, order] of orders.entries()) {
      const path = `orders[${at}]`;
      const { customerId, quoteId, type, poNumber } = order;
      const isTheirs = customerId === customer?.id;
      check.expect(isTheirs, `${path}.customerId`, customer?.id ?? '', customerId, BASIS);
      check.expect(quoteId === bought.id, `${path}.quoteId`, bought.id, quoteId, BASIS);
      check.expect(type === 'create', `${path}.type`, 'create', type, 'wire §8');
      check.expect(poNumber === suite.mark, `${path}.poNumber`, suite.mark, poNumber, BASIS);
    }
    const { cart: next } = placed;
    const isNew = next.id !== cart?.id && next.lines.length === 0;
    check.expect(
      isNew,
      'cart',
      'another id, and no lines',
      `${next.id}, ${next.lines.length}`,
      BASIS,
    );
    const isKept = next.targets.some(({ customerId }) => customerId === customer?.id);
    check.expect(
      !isKept,
      'cart.targets',
      'none of the customers it was bought for',
      next.targets,
      BASIS,
    );
    const again = await place({ ...input, confirm: [], termsAccepted: false });
    const same = answered(check, again, { basis: BASIS, shape: shapeOf('placeOrders') });
    if (!same) return;
    const [ids, got] = [sortedIds(orders), sortedIds(same.orders)];
    check.expect(got === ids, 'orders, sent again', ids, got || 'none', BASIS);
  });

  await suite.check('listOrders', 'finds the orders of a quote', async (check) => {
    const bought = (orders.length > 0 ? quote : null) ?? check.skip('nothing was bought');
    const shape = shapeOf('listOrders');
    const page = answered(check, await ordersOf(bought), { basis: 'wire §2', shape });
    if (!page) return;
    const [ids, got] = [sortedIds(orders), sortedIds(page.data)];
    check.expect(got === ids, 'data', ids, got || 'none', 'wire §2');
  });

  await suite.check('getQuote', 'counts what was ordered before for the credit', async (check) => {
    if (orders.length === 0) check.skip('nothing was bought');
    const { id } = customer ?? check.skip('no customer was made');
    const { plan, product } = offer ?? check.skip('there is nothing to buy');
    const total = orders.reduce((sum, order) => sum + order.total, 0);
    if (total === 0) check.skip('what was bought costs nothing');
    const limit = async (creditLimit: number | null) => {
      const { value } = await own.call((client) => getCustomer(client, { id }));
      const revision = value?.revision ?? 0;
      const changes = { creditLimit };
      return own.call((client) => updateCustomer(client, { id, revision, changes }));
    };
    // Enough for one such order, of which there is one.
    answered(check, await limit(total), { basis: 'wire §4' });
    const { value: fresh } = await own.call(getCart);
    await target(fresh?.revision ?? 0, [id]);
    const line = { id: `credit-${suite.mark}`, planId: plan.id, quantity: product.limits.min };
    const added = answered(check, await own.call((client) => addCartLine(client, line)), CART);
    if (added) {
      const second = answered(check, await quoteOf(added.revision), { basis: 'wire §3.3' });
      const codes = (second?.issues ?? []).map(({ code }) => code);
      const isCounted = codes.includes('credit_limit');
      check.expect(isCounted, 'issues', 'credit_limit', codes.join(', ') || 'none', 'SECURITY.md');
      const { revision } = added;
      await own.call((client) => removeCartLine(client, { lineId: line.id, revision }));
    }
    answered(check, await limit(null), { basis: 'wire §4' });
  });

  await suite.check('getQuote', 'refuses a revision that was bought', async (check) => {
    const bought = (orders.length > 0 ? quote : null) ?? check.skip('nothing was bought');
    const answer = await quoteOf(bought.cartRevision);
    conflictWith(check, answer, 'already_ordered', { orders: list(shapeOf('getOrder')) });
  });

  await suite.check('addCartLine', 'refuses a line that was bought', async (check) => {
    if (orders.length === 0) check.skip('nothing was bought');
    const planId = offer?.plan.id ?? '';
    const answer = await own.call((client) =>
      addCartLine(client, { id: lineId, planId, quantity: 1 }),
    );
    conflictWith(check, answer, 'already_ordered', { orders: list(shapeOf('getOrder')) });
  });

  return { orders, before };
}
