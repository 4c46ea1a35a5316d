import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/api/calls/cart';
import { readOrder } from '../../src/api/calls/orders';
import type { Order } from '../../src/domain/orders/order';
import type { Product } from '../../src/domain/products/product';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';
import { buyAll, fillCart, retryToday } from './commerce-shop';

function open() {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  return { clock, sandbox, as: (email: string) => commerceCaller(sandbox, email) };
}

/** The orders of a list, each with its events. */
async function ordersOf(call: CommerceCaller, query: string): Promise<readonly Order[]> {
  const { data } = (await call('GET', `/orders?pageSize=100&${query}`)).json;
  const ids: readonly string[] = data.map(({ id }: Order) => id);
  const answers = await Promise.all(ids.map((id) => call('GET', `/orders/${id}`)));
  return answers.map(({ json }) => readOrder(json));
}

async function first(call: CommerceCaller, query: string): Promise<Order> {
  const [order] = await ordersOf(call, query);
  if (!order) throw new Error(`No order of ${query}`);
  return order;
}

const ENDS = ['completed', 'partlyCompleted', 'failed'];
/** What an order says of its ends, the first one first. */
const endsOf = ({ events }: Order) =>
  (events ?? []).flatMap(({ kind = '' }) => (ENDS.includes(kind) ? kind : []));

const textsOf = ({ events }: Order) => (events ?? []).map(({ text }) => text);

describe('an order of the past', () => {
  it.each([
    ['completed', /^Completed$/],
    ['partlyCompleted', /^Partly completed$/],
    ['failed', /^Failed$/],
    ['cancelled', /^Cancelled$/],
    ['rejected', /^Rejected$/],
  ])('that is %s has it as its last event', async (state, text) => {
    const { as } = open();
    const orders = await ordersOf(await as(ADMIN_EMAIL), `state=${state}`);
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(textsOf(order).at(-1)).toMatch(text);
  });
});

describe('approving an order', () => {
  it('begins its lines, with term and window from then on, at the price that was held', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const waiting = await first(admin, 'state=awaitingApproval');
    clock.advance(2 * millisecondsInDay);
    const later = await as(ADMIN_EMAIL);
    const { status, json } = await later('POST', `/orders/${waiting.id}/approve`, { reason: null });
    expect(status).toBe(200);
    const approved = readOrder(json);
    expect(approved).toMatchObject({
      state: 'provisioning',
      total: waiting.total,
      approval: { by: ADMIN_EMAIL, at: new Date(clock.now()), reason: null },
    });
    expect(textsOf(approved)).toEqual(['Placed', 'Approved']);
    clock.advance(8_000);
    const done = readOrder((await later('GET', `/orders/${waiting.id}`)).json);
    expect(done.state).toBe('completed');
    const made = (await later('GET', `/subscriptions/${done.lines[0]?.subscriptionId}`)).json;
    const at = new Date(clock.now() - 8_000).toISOString();
    expect(made.startOn).toBe(at.slice(0, 10));
    expect(made.batches[0].fromAt).toBe(at);
  });

  it('keeps the reason, also that of a rejection, which ends the order without a charge', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const waiting = await first(admin, 'state=awaitingApproval');
    const rejected = readOrder(
      (await admin('POST', `/orders/${waiting.id}/reject`, { reason: ' Too many ' })).json,
    );
    expect(rejected).toMatchObject({ state: 'rejected', endedAt: new Date(clock.now()) });
    expect(rejected.approval).toMatchObject({ by: ADMIN_EMAIL, reason: 'Too many' });
    expect(rejected.lines.map(({ state }) => state)).toEqual(['cancelled']);
    expect(textsOf(rejected)).toContain('Rejected');
    clock.advance(millisecondsInHour);
    expect((await admin('GET', `/orders/${waiting.id}`)).json).toMatchObject({
      state: 'rejected',
      lines: [{ subscriptionId: null }],
    });
  });

  it('is refused: by permission, body, company, for one’s own, by state, and for its reason', async () => {
    const { as } = open();
    const admin = await as(ADMIN_EMAIL);
    const nobody = await as(NO_ROLE_EMAIL);
    const { id } = await first(admin, 'state=awaitingApproval');
    expect((await nobody('POST', `/orders/${id}/approve`, {})).json).toMatchObject({
      code: 'forbidden',
      permission: 'Order.Approve',
    });
    expect(await admin('POST', '/orders/nope/approve', 'text')).toMatchObject({ status: 400 });
    expect((await admin('POST', '/orders/nope/approve', {})).json.code).toBe('not_found');
    const reseller = await as(RESELLER_EMAIL);
    const [mine] = (await ordersOf(admin, 'state=awaitingApproval')).filter(
      ({ placedBy }) => placedBy === RESELLER_EMAIL,
    );
    for (const action of ['approve', 'reject']) {
      const own = await reseller('POST', `/orders/${mine?.id}/${action}`, {});
      expect([own.status, own.json.code]).toEqual([403, 'own_order']);
    }
    const empty = await admin('POST', `/orders/${id}/reject`, { reason: '  ' });
    expect([empty.status, empty.json.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'reason', code: 'required' })],
    ]);
    expect((await admin('GET', `/orders/${id}`)).json.state).toBe('awaitingApproval');
    await admin('POST', `/orders/${id}/approve`, {});
    // The state is checked before the reason.
    const late = await admin('POST', `/orders/${id}/reject`, {});
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      code: 'state_changed',
      orders: [{ id, state: 'provisioning' }],
    });
  });
});

describe('who may approve', () => {
  const waitingOf = async (call: CommerceCaller, placedBy: string) => {
    const { data } = (await call('GET', '/orders?state=awaitingApproval&pageSize=100')).json;
    return data.find((order: Order) => order.placedBy === placedBy);
  };

  it('DAY8 is named to the buyer with until when, people of companies above without an e-mail', async () => {
    const { as } = open();
    const buyer = await as(BUYER_EMAIL);
    const order = await waitingOf(buyer, BUYER_EMAIL);
    expect(order.approvers[0]).toEqual({
      name: 'Rosa Moreau',
      email: null,
      customerName: expect.any(String),
    });
    expect(order.approvers.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify(order.approvers)).not.toContain('@');
    const placedAt = Date.parse(order.createdAt);
    expect(Date.parse(order.heldUntilAt)).toBe(placedAt + 14 * millisecondsInDay);
    const reseller = await as(RESELLER_EMAIL);
    const seen = (await reseller('GET', `/orders/${order.id}`)).json.approvers;
    expect(seen[0]).toEqual({ name: 'Rosa Moreau', email: RESELLER_EMAIL, customerName: null });
    // Nobody approves what they placed, and nobody is named of an order that does not wait.
    const own = await waitingOf(reseller, RESELLER_EMAIL);
    expect(JSON.stringify(own.approvers)).not.toContain('Rosa');
    const [done] = (await buyer('GET', '/orders?state=rejected')).json.data;
    expect(done).not.toHaveProperty('approvers');
  });

  it('DAY8 is notified, and reads what became of the order', async () => {
    const { as } = open();
    const buyer = await as(BUYER_EMAIL);
    await fillCart(buyer, [{ id: 'mine' }]);
    const [order] = (await buyAll(buyer)).json.orders;
    const reseller = await as(RESELLER_EMAIL);
    const notice = async () =>
      (await reseller('GET', '/notifications')).json.find(
        ({ id }: { id: string }) => id === `n-approve-${order.id}`,
      );
    expect(await notice()).toMatchObject({
      ...{ severity: 'warning', title: `Order ${order.number} waits for your approval` },
      ...{ relatedEntityType: 'Order', relatedEntityId: order.id },
    });
    const admin = await as(ADMIN_EMAIL);
    await admin('POST', `/orders/${order.id}/approve`, { reason: null });
    expect(await notice()).toMatchObject({
      ...{ severity: 'info', title: `Order ${order.number} was approved` },
    });
  });

  it('DAY8 reads what the order commits to, and for how long it can be cancelled', async () => {
    const { as } = open();
    const buyer = await as(BUYER_EMAIL);
    await fillCart(buyer, [
      { id: 'mine' },
      { id: 'other', planId: 'p-office-start-m', quantity: 3 },
    ]);
    const [order] = (await buyAll(buyer)).json.orders;
    const [year, month] = order.lines;
    expect(year).toMatchObject({ term: 'P1Y', cycle: 'month', cancelHours: 168 });
    expect(year.recurring).toBe(year.quantity * year.unitPrice);
    expect(year.commitment).toBe(12 * year.recurring);
    expect(order.commitment).toBe(year.commitment + month.commitment);
    // What differs from line to line is null of the order (workday §9.14).
    expect(order).toMatchObject({ term: null, unitPrice: null });
    expect(order).toMatchObject({ cycle: 'month', recurring: year.recurring + month.recurring });
  });
});

describe('a failed order', () => {
  it('says that its customer was informed, once, until something fails again', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const failed = await first(admin, 'state=failed');
    expect(failed.customerInformedAt).toBeNull();
    const note = (kind: string, call = admin) =>
      call('POST', `/orders/${failed.id}/notes`, { kind });
    expect((await note('nope')).json.errors[0]).toMatchObject({ field: 'kind' });
    const noted = readOrder((await note('customerInformed')).json);
    expect(noted.customerInformedAt).toEqual(new Date(clock.now()));
    expect(noted.events?.at(-1)).toMatchObject({ kind: 'customerInformed', by: ADMIN_EMAIL });
    clock.advance(1_000);
    expect(readOrder((await note('customerInformed')).json)).toEqual(noted);
    const buyer = await as(BUYER_EMAIL);
    expect((await note('customerInformed', buyer)).json.minimumCustomerType).toBe(1);
    const done = await first(admin, 'state=completed');
    const late = await admin('POST', `/orders/${done.id}/notes`, { kind: 'customerInformed' });
    expect([late.status, late.json.code]).toEqual([409, 'state_changed']);
  });
});

describe('an order that waits', () => {
  it('can be cancelled by its buyer without any permission, as long as it waits', async () => {
    const { as } = open();
    const admin = await as(ADMIN_EMAIL);
    const buyer = await as(BUYER_EMAIL);
    const [mine, decided] = (await ordersOf(admin, 'state=awaitingApproval')).filter(
      ({ placedBy }) => placedBy === BUYER_EMAIL,
    );
    const cancelled = await buyer('POST', `/orders/${mine?.id}/cancel`, { reason: 'By mistake' });
    expect(cancelled.json).toMatchObject({ state: 'cancelled', lines: [{ state: 'cancelled' }] });
    expect(textsOf(readOrder(cancelled.json))).toContain('Cancelled: By mistake');
    await admin('POST', `/orders/${decided?.id}/approve`, {});
    expect((await buyer('POST', `/orders/${decided?.id}/cancel`, {})).json).toMatchObject({
      code: 'forbidden',
      permission: 'Order.Cancel',
    });
  });

  it('is cancelled when nobody has approved it in 14 days', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const waiting = await first(admin, 'state=awaitingApproval&sort=-createdAt');
    const age = clock.now() - (waiting.createdAt?.getTime() ?? 0);
    clock.advance(14 * millisecondsInDay - age - 1_000);
    const later = await as(ADMIN_EMAIL);
    const before = (await later('GET', `/orders/${waiting.id}`)).json;
    expect(before.state).toBe('awaitingApproval');
    clock.advance(1_000);
    const after = readOrder((await later('GET', `/orders/${waiting.id}`)).json);
    expect(after).toMatchObject({ state: 'cancelled', endedAt: new Date(clock.now()) });
    expect(textsOf(after)).toContain('Cancelled: not approved in 14 days');
  });
});

describe('cancelling', () => {
  it('gives up what is queued or has failed, and leaves what is at work or done', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const partly = await first(admin, 'state=partlyCompleted');
    const cancelled = readOrder((await admin('POST', `/orders/${partly.id}/cancel`, {})).json);
    expect(new Set(cancelled.lines.map(({ state }) => state))).toEqual(
      new Set(['done', 'cancelled']),
    );
    expect(cancelled.state).toBe('partlyCompleted');
    expect(cancelled.lines.every(({ failure }) => failure === null)).toBe(true);
    const again = await admin('POST', `/orders/${partly.id}/cancel`, {});
    expect(again.json).toMatchObject({ code: 'state_changed', orders: [{ id: partly.id }] });
    const queued = await first(admin, 'state=provisioning&type=create');
    clock.advance(2_000);
    const atWork = await admin('POST', `/orders/${queued.id}/cancel`, { reason: null });
    expect([atWork.status, atWork.json.orders[0].lines[0].state]).toEqual([409, 'provisioning']);
    clock.advance(millisecondsInHour);
    const ended = readOrder((await admin('GET', `/orders/${queued.id}`)).json);
    expect([ended.state, endsOf(ended)]).toEqual(['completed', ['completed']]);
    // What was given up of the other one changes nothing of how it ended.
    expect(endsOf(cancelled)).toEqual(['partlyCompleted']);
  });

  it('keeps a queued line from ever being made', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const queued = await first(admin, 'state=provisioning&type=create');
    const cancelled = await admin('POST', `/orders/${queued.id}/cancel`, {});
    expect(cancelled.json).toMatchObject({ state: 'cancelled', lines: [{ state: 'cancelled' }] });
    clock.advance(millisecondsInHour);
    expect((await admin('GET', `/orders/${queued.id}`)).json).toMatchObject({
      state: 'cancelled',
      lines: [{ subscriptionId: null }],
    });
  });
});

describe('trying a line again', () => {
  it('has it done at the price that was bought; a partly completed order is completed', async () => {
    const { clock, as } = open();
    const admin = await as(ADMIN_EMAIL);
    const partly = await first(admin, 'state=partlyCompleted');
    const line = partly.lines.find(({ state }) => state === 'failed');
    const path = `/orders/${partly.id}/lines/${line?.id}/retry`;
    const tried = readOrder((await retryToday(admin, partly.id, line?.id ?? '')).json);
    expect(tried).toMatchObject({ state: 'provisioning', endedAt: null, total: partly.total });
    expect(tried.lines.find(({ id }) => id === line?.id)).toMatchObject({
      state: 'queued',
      failure: null,
    });
    expect((await admin('POST', path, {})).json.code).toBe('state_changed');
    clock.advance(8_000);
    const done = readOrder((await admin('GET', `/orders/${partly.id}`)).json);
    expect(done).toMatchObject({ state: 'completed', endedAt: new Date(clock.now()) });
    expect(done.lines.find(({ id }) => id === line?.id)?.net).toBe(line?.net);
    expect(endsOf(done)).toEqual(['partlyCompleted', 'completed']);
    expect(done.events?.at(-1)).toMatchObject({ kind: 'completed', by: '', at: done.endedAt });
  });

  it('is refused for a line that did not fail, and for an unknown one', async () => {
    const { as } = open();
    const admin = await as(ADMIN_EMAIL);
    const partly = await first(admin, 'state=partlyCompleted');
    const done = partly.lines.find(({ state }) => state === 'done');
    const retry = (lineId = '') => admin('POST', `/orders/${partly.id}/lines/${lineId}/retry`, {});
    expect((await retry(done?.id)).json).toMatchObject({
      code: 'state_changed',
      orders: [{ id: partly.id }],
    });
    expect((await retry('nope')).json.code).toBe('not_found');
    const customer = await as(CUSTOMER_EMAIL);
    const path = `/orders/${partly.id}/lines/${done?.id}/retry`;
    expect((await customer('POST', path, {})).json.permission).toBe('Order.Retry');
  });
});

it('another company’s orders cannot be touched', async () => {
  const { as } = open();
  const admin = await as(ADMIN_EMAIL);
  const reseller = await as(RESELLER_EMAIL);
  const own = new Set((await ordersOf(reseller, 'sort=number')).map(({ id }) => id));
  const other = (await ordersOf(admin, 'sort=number')).find(({ id }) => !own.has(id));
  expect(other).toBeDefined();
  const path = `/orders/${other?.id}`;
  for (const call of ['approve', 'reject', 'cancel', 'lines/l-1/retry', 'reorder']) {
    expect((await reseller('POST', `${path}/${call}`, {})).json.code, call).toBe('not_found');
  }
  expect((await admin('GET', path)).json).toEqual(JSON.parse(JSON.stringify(other)));
});

describe('ordering again', () => {
  it('puts what is still sold into the cart, for the customer of the order, once', async () => {
    const { as } = open();
    const reseller = await as(RESELLER_EMAIL);
    const order = await first(reseller, 'state=completed&type=create');
    const answer = await reseller('POST', `/orders/${order.id}/reorder`, {});
    expect(answer.status).toBe(200);
    const cart = readCart(answer.json);
    expect(cart.targets.map(({ customerId }) => customerId)).toEqual([order.customerId]);
    const wanted = order.lines.map(({ planId, quantity }) => [planId, quantity]);
    const inCart = cart.lines.map(({ planId, quantity }) => [planId, quantity]);
    const left = answer.json.notAdded.map(({ planId }: { planId: string }) => planId);
    expect(inCart).toEqual(wanted.filter(([planId]) => !left.includes(planId)));
    expect(inCart.length).toBeGreaterThan(0);
    const again = await reseller('POST', `/orders/${order.id}/reorder`, {});
    expect(readCart(again.json)).toEqual(cart);
  });

  it('names what is no longer sold, and keeps the customers of a cart with lines', async () => {
    const { as } = open();
    const admin = await as(ADMIN_EMAIL);
    const orders = await ordersOf(admin, 'type=create&sort=number');
    await fillCart(admin, [{ id: 'mine' }], ['customer-5']);
    const { data } = (await admin('GET', '/products?state=paused,retired&pageSize=100')).json;
    const gone = new Set(data.flatMap(({ plans }: Product) => plans.map(({ id }) => id)));
    const order = orders.find(
      ({ lines, currency }) => currency === 'EUR' && lines.some(({ planId }) => gone.has(planId)),
    );
    const { json } = await admin('POST', `/orders/${order?.id}/reorder`, {});
    expect(json.targets).toMatchObject([{ customerId: 'customer-5' }]);
    expect(json.lines[0].id).toBe('mine');
    expect(json.notAdded.length).toBeGreaterThan(0);
    for (const { planId, productName, code, message } of json.notAdded) {
      expect([gone.has(planId), code]).toEqual([true, 'plan_retired']);
      expect([productName, message]).toEqual([expect.any(String), expect.any(String)]);
    }
  });

  it('can be bought and ordered again once more', async () => {
    const { as } = open();
    const reseller = await as(RESELLER_EMAIL);
    await fillCart(reseller, [{ id: 'first' }]);
    const [order] = (await buyAll(reseller)).json.orders;
    const one = readCart((await reseller('POST', `/orders/${order.id}/reorder`, {})).json);
    expect((await buyAll(reseller)).status).toBe(201);
    const two = readCart((await reseller('POST', `/orders/${order.id}/reorder`, {})).json);
    expect([one.lines.length, two.lines.length]).toEqual([1, 1]);
  });

  it('is refused without either permission, and into a cart that has expired', async () => {
    const { clock, sandbox, as } = open();
    const reseller = await as(RESELLER_EMAIL);
    const { id } = await first(reseller, 'state=completed&type=create');
    await fillCart(reseller, [{ id: 'mine' }]);
    clock.advance(30 * millisecondsInDay);
    const later = await as(RESELLER_EMAIL);
    const late = await later('POST', `/orders/${id}/reorder`, {});
    expect([late.status, late.json.code, late.json.cart.state]).toEqual([
      409,
      'cart_expired',
      'expired',
    ]);
    for (const [has, needs] of [
      ['Order.Read', 'Marketplace.ReadWrite'],
      ['Marketplace.ReadWrite', 'Order.Read'],
    ] as const) {
      await allowOnly(sandbox, CUSTOMER_EMAIL, [has]);
      const customer = await as(CUSTOMER_EMAIL);
      const refused = await customer('POST', `/orders/${id}/reorder`, {});
      expect([refused.status, refused.json.permission]).toEqual([403, needs]);
    }
  });
});
