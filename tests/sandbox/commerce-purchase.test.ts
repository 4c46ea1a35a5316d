import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCart, readQuote } from '../../src/api/calls/cart';
import { readOrder, readPurchase } from '../../src/api/calls/orders';
import type { CommerceSetting } from '../../src/domain/impersonation/restrictions';
import type { Order, OrderLine } from '../../src/domain/orders/order';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ConnectionCutError } from '../../src/sandbox/faults/connection-cut-error';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller, impersonatingCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';
import { buyAll, fillCart, type PurchaseBody, quoted } from './commerce-shop';

const MAILS = { id: 'l-1', planId: 'p-office-start-ym', quantity: 25 };
const SHIELD = { id: 'l-2', planId: 'p-shield-mail-ym', quantity: 4 };

let clock: ManualClock;
let sandbox: Sandbox;
let reseller: CommerceCaller;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
});

const ordersIn = async (call: CommerceCaller): Promise<number> =>
  (await call('GET', '/orders')).json.totalRecords;

/** The months and amounts with which an order is on the statements to its customer. */
async function chargesOf(call: CommerceCaller, { id, customerId }: Order) {
  const query = `customerId=${customerId}&sort=period&pageSize=100`;
  const { data } = (await call('GET', `/statements?${query}`)).json;
  const statements = await Promise.all(
    data.map(async (each: { id: string }) => (await call('GET', `/statements/${each.id}`)).json),
  );
  return statements.flatMap(({ period, lines }) =>
    lines
      .filter(({ orderId }: { orderId: string | null }) => orderId === id)
      .map(({ net }: { net: number }) => [period, net]),
  );
}

describe('a purchase', () => {
  it('makes an order for each customer and vendor, and the totals are those of the quote', async () => {
    await fillCart(
      reseller,
      [MAILS, SHIELD, { ...MAILS, id: 'l-3' }],
      ['customer-3', 'customer-5'],
    );
    const before = (await reseller('GET', '/cart')).json;
    const body = await quoted(reseller);
    const answer = await reseller('POST', '/orders', body);
    expect(answer.status).toBe(201);
    const orders = readPurchase(answer.json).orders;
    expect(orders.map(({ customerId, vendorId }) => [customerId, vendorId])).toEqual([
      ['customer-3', 'v-norrvik'],
      ['customer-3', 'v-halden'],
      ['customer-5', 'v-norrvik'],
      ['customer-5', 'v-halden'],
    ]);
    expect(orders.map(({ lines }) => lines.map(({ id }) => id))).toEqual([
      ['l-1', 'l-3'],
      ['l-2'],
      ['l-1', 'l-3'],
      ['l-2'],
    ]);
    for (const { customerId, total } of body.confirm) {
      const own = orders.filter((order) => order.customerId === customerId);
      expect(own.reduce((sum, order) => sum + order.total, 0)).toBe(total);
    }
    for (const order of orders) {
      expect(order).toMatchObject({
        type: 'create',
        state: 'provisioning',
        quoteId: body.quoteId,
        placedBy: RESELLER_EMAIL,
        impersonatedBy: null,
        approval: null,
        createdAt: new Date(clock.now()),
        endedAt: null,
      });
      expect(order.net + order.tax).toBe(order.total);
      expect(order.lines.every(({ state }) => state === 'queued')).toBe(true);
      expect(order.events).toEqual([
        { at: new Date(clock.now()), by: RESELLER_EMAIL, kind: 'placed', text: 'Placed' },
      ]);
    }
    const cart = readCart(answer.json.cart);
    expect(cart).toMatchObject({ state: 'open', lines: [], poNumber: null });
    expect(cart.id).not.toBe(before.id);
    expect(cart.revision).toBeGreaterThan(before.revision);
    // DAY9: the customers of the next cart must be chosen again.
    expect(cart.targets).toEqual([]);
    expect(cart.lastPurchase).toEqual({
      quoteId: body.quoteId,
      orderIds: orders.map(({ id }) => id),
      at: new Date(clock.now()),
    });
    expect(new Set(orders.map(({ number }) => number)).size).toBe(4);
  });

  it('is provisioned and charged with what the quote said, on both sides', async () => {
    await fillCart(reseller, [
      MAILS,
      { id: 'once', planId: 'p-office-migration-day-once', quantity: 2 },
      { id: 'use', planId: 'p-office-translate-use', quantity: 1 },
    ]);
    const { revision } = (await reseller('GET', '/cart')).json;
    const quote = readQuote((await reseller('GET', `/cart/quote?revision=${revision}`)).json);
    const [placed] = readPurchase((await buyAll(reseller)).json).orders;
    clock.advance(8_000);
    const order: Order = (await reseller('GET', `/orders/${placed?.id}`)).json;
    expect(order.state).toBe('completed');
    const lineOf = (wanted: string) => order.lines.find(({ id }) => id === wanted);
    // What is bought once makes no subscription.
    expect(order.lines.map(({ subscriptionId }) => subscriptionId !== null)).toEqual([
      true,
      false,
      true,
    ]);
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const made = (await admin('GET', `/subscriptions/${lineOf('l-1')?.subscriptionId}`)).json;
    const [line] = quote.lines;
    expect(made).toMatchObject({
      ...{ customerId: 'customer-3', planId: MAILS.planId, quantity: 25, state: 'active' },
      ...{ unitPrice: line?.unitPrice, startOn: '2026-03-02', renewsOn: '2027-03-02' },
      ...{ assigned: 0, autoRenew: true, changing: null, recurringPerMonth: line?.recurring },
    });
    expect(made.batches).toEqual([
      {
        quantity: 25,
        fromAt: new Date(FROZEN_AT_MS).toISOString(),
        cancelUntilAt: line?.cancelUntilAt?.toISOString(),
      },
    ]);
    expect(line?.net).toBe((line?.commitment ?? 0) - made.commitmentLeft);
    const drafts = (await admin('GET', '/statements?state=draft&pageSize=100')).json.data;
    const charged = await Promise.all(
      drafts.map(async ({ id }: { id: string }) => {
        const { issuerId, lines } = (await admin('GET', `/statements/${id}`)).json;
        return lines
          .filter(({ orderId }: { orderId: string }) => orderId === order.id)
          .map(({ kind, net }: { kind: string; net: number }) => ({ issuerId, kind, net }));
      }),
    );
    const [own, costs] = ['customer-2', 'customer-1'].map((issuer) =>
      charged.flat().filter(({ issuerId }) => issuerId === issuer),
    );
    expect(own?.map(({ kind, net }) => [kind, net])).toEqual([
      ['new', lineOf('l-1')?.net],
      ['once', lineOf('once')?.net],
    ]);
    expect(costs?.map(({ kind }) => kind)).toEqual(['new', 'once']);
    expect(costs?.every(({ net }, at) => net < own?.[at]?.net)).toBe(true);
  });

  it('waits for approval without the permission to order', async () => {
    const buyer = await commerceCaller(sandbox, BUYER_EMAIL);
    await fillCart(buyer, [MAILS]);
    const [order] = readPurchase((await buyAll(buyer)).json).orders;
    expect(order).toMatchObject({ state: 'awaitingApproval', placedBy: BUYER_EMAIL });
    clock.advance(millisecondsInMinute);
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const path = `/orders/${order?.id}`;
    expect((await admin('GET', path)).json.lines[0].state).toBe('queued');
    expect((await admin('GET', '/orders?view=waitingForMe')).json.totalRecords).toBe(7);
    await admin('POST', `${path}/approve`, {});
    clock.advance(8_000);
    expect((await admin('GET', path)).json.state).toBe('completed');
  });
});

describe('while somebody acts as the buyer', () => {
  function asReseller(allowedWhileImpersonating: readonly CommerceSetting[]) {
    const visitor = { signedInAs: ADMIN_EMAIL, impersonates: RESELLER_EMAIL };
    sandbox.useScenario('signedIn', { ...visitor, allowedWhileImpersonating });
    return impersonatingCaller(sandbox);
  }

  it('nothing is bought, but a quote can be asked for', async () => {
    const call = await asReseller([]);
    await fillCart(call, [MAILS]);
    const answer = await buyAll(call);
    expect([answer.status, answer.json]).toEqual([
      403,
      expect.objectContaining({ code: 'impersonation_blocked', setting: 'placeOrders' }),
    ]);
  });

  it('both are named where it is allowed, and both hear of it', async () => {
    const call = await asReseller(['placeOrders']);
    await fillCart(call, [MAILS]);
    const [order] = readPurchase((await buyAll(call)).json).orders;
    expect(order).toMatchObject({ placedBy: RESELLER_EMAIL, impersonatedBy: ADMIN_EMAIL });
    const [placed] = order?.events ?? [];
    expect(placed?.by).toBe(RESELLER_EMAIL);
    expect(placed?.text).toContain(ADMIN_EMAIL);
    expect(placed?.text).toContain(RESELLER_EMAIL);
    for (const email of [ADMIN_EMAIL, RESELLER_EMAIL]) {
      const list = (await (await commerceCaller(sandbox, email))('GET', '/notifications')).json;
      expect(list[0]).toMatchObject({ id: `n-${order?.id}`, type: 'Task' });
    }
  });

  it.each([
    ['approve', 'approveOrders'],
    ['reject', 'approveOrders'],
    ['cancel', 'placeOrders'],
    ['lines/l-1/retry', 'placeOrders'],
  ])('%s is blocked before the order is looked for, but for %s', async (action, setting) => {
    const blocked = await (await asReseller([]))('POST', `/orders/nope/${action}`, {});
    expect([blocked.status, blocked.json]).toEqual([
      403,
      expect.objectContaining({ code: 'impersonation_blocked', setting }),
    ]);
    const allowed = await asReseller([setting as CommerceSetting]);
    expect((await allowed('POST', `/orders/nope/${action}`, {})).status).toBe(404);
  });

  it('an order can still be put into the cart again', async () => {
    const call = await asReseller([]);
    const { data } = (await call('GET', '/orders?state=completed&type=create&pageSize=1')).json;
    expect((await call('POST', `/orders/${data[0].id}/reorder`, {})).status).toBe(200);
  });
});

describe('the quote is the key', () => {
  it('of a purchase: the same one again is answered with the same orders, whatever else is sent', async () => {
    await fillCart(reseller, [MAILS]);
    const body = await quoted(reseller);
    const first = await reseller('POST', '/orders', body);
    const count = await ordersIn(reseller);
    clock.advance(8_000);
    for (const again of [
      body,
      { ...body, confirm: [], termsAccepted: false },
      { quoteId: body.quoteId, confirm: 'nonsense' },
    ]) {
      const { status, json } = await reseller('POST', '/orders', again);
      expect(status).toBe(200);
      expect(json.orders).toMatchObject([{ id: first.json.orders[0].id, state: 'completed' }]);
      expect(json.cart.lines).toEqual([]);
    }
    expect(await ordersIn(reseller)).toBe(count);
  });

  it('also for two requests at once, and after the cart has gone on', async () => {
    await fillCart(reseller, [MAILS]);
    const body = await quoted(reseller);
    const answers = await Promise.all([1, 2, 3].map(() => reseller('POST', '/orders', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const ids = answers.map(({ json }) => json.orders.map(({ id }: Order) => id).join());
    expect(new Set(ids).size).toBe(1);
    await fillCart(reseller, [{ ...SHIELD }]);
    const late = await reseller('POST', '/orders', body);
    expect([late.status, late.json.cart.lines.length]).toEqual([200, 1]);
  });

  it('buys a revision of the cart once: its other quotes find the orders', async () => {
    await fillCart(reseller, [MAILS]);
    const old = await quoted(reseller);
    clock.advance(15 * millisecondsInMinute);
    const fresh = await quoted(reseller);
    expect(fresh.quoteId).not.toBe(old.quoteId);
    const bought = await reseller('POST', '/orders', fresh);
    expect(bought.status).toBe(201);
    const other = await reseller('POST', '/orders', old);
    expect(other.status).toBe(409);
    expect(other.json).toMatchObject({
      code: 'already_ordered',
      orders: [{ id: bought.json.orders[0].id }],
    });
  });

  it('is found by who made it, who needs no Order.Read for that', async () => {
    await allowOnly(sandbox, CUSTOMER_EMAIL, ['Marketplace.ReadWrite']);
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    await customer('POST', '/cart/lines', MAILS);
    const body = await quoted(customer);
    expect((await customer('GET', `/orders?quoteId=${body.quoteId}`)).json.data).toEqual([]);
    await customer('POST', '/orders', body);
    const found = await customer('GET', `/orders?quoteId=${body.quoteId}`);
    expect(found.json.data).toMatchObject([{ quoteId: body.quoteId, customerId: 'customer-3' }]);
    expect((await customer('GET', '/orders')).json.permission).toBe('Order.Read');
    const other = await quoted(reseller);
    expect((await customer('GET', `/orders?quoteId=${other.quoteId}`)).status).toBe(403);
  });
});

describe('a purchase is refused', () => {
  it('without permission, for an invalid body, and for a quote that is another’s or unknown', async () => {
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    await fillCart(admin, [MAILS]);
    const theirs = await quoted(admin);
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect((await customer('POST', '/orders', theirs)).json).toMatchObject({
      code: 'forbidden',
      permission: 'Marketplace.ReadWrite',
    });
    for (const body of [[], 'text', { quoteId: 7 }, { ...theirs, confirm: [{}] }]) {
      expect((await reseller('POST', '/orders', body)).json).toMatchObject({ code: 'bad_query' });
    }
    for (const quoteId of [theirs.quoteId, 'q-0', '']) {
      const answer = await reseller('POST', '/orders', { ...theirs, quoteId });
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    // Theirs is bought: to somebody else it is still not there.
    await admin('POST', '/orders', theirs);
    expect((await reseller('POST', '/orders', theirs)).status).toBe(404);
  });

  it('when the cart has changed since, with the cart', async () => {
    await fillCart(reseller, [MAILS]);
    const body = await quoted(reseller);
    await reseller('POST', '/cart/lines', SHIELD);
    clock.advance(15 * millisecondsInMinute);
    const answer = await reseller('POST', '/orders', { ...body, confirm: [] });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'cart_changed', cart: { lines: [{}, {}] } });
  });

  it('when the quote holds no more, with the one that holds now', async () => {
    await fillCart(reseller, [MAILS]);
    const body = await quoted(reseller);
    clock.advance(15 * millisecondsInMinute - 1);
    expect((await quoted(reseller)).quoteId).toBe(body.quoteId);
    clock.advance(1);
    const answer = await reseller('POST', '/orders', { ...body, confirm: [] });
    expect([answer.status, answer.json.code]).toEqual([409, 'quote_expired']);
    const quote = readQuote(answer.json.quote);
    expect(quote.id).not.toBe(body.quoteId);
    expect((await quoted(reseller)).quoteId).toBe(quote.id);
    const again = await reseller('POST', '/orders', { ...body, quoteId: quote.id });
    expect(again.status).toBe(201);
  });

  it.each([
    [
      'a total differs',
      (confirm: readonly { total: number }[]) =>
        confirm.map((each, at) => (at === 0 ? { ...each, total: each.total - 1 } : each)),
    ],
    ['a customer is left out', (confirm: readonly object[]) => confirm.slice(1)],
    ['one is named twice', (confirm: readonly object[]) => [...confirm, confirm[0]]],
    [
      'one is another',
      (confirm: readonly object[]) =>
        confirm.map((each, at) => (at === 0 ? { ...each, customerId: 'customer-9' } : each)),
    ],
    [
      'a tenant is another',
      (confirm: readonly object[]) => confirm.map((each) => ({ ...each, tenantId: 'te-1' })),
    ],
  ])('when %s, with quote and cart, before the terms are looked at', async (_, change) => {
    await fillCart(reseller, [MAILS], ['customer-3', 'customer-5']);
    const body = await quoted(reseller);
    const before = await ordersIn(reseller);
    const answer = await reseller('POST', '/orders', {
      ...body,
      confirm: change(body.confirm),
      termsAccepted: false,
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'quote_mismatch']);
    expect(readQuote(answer.json.quote).id).toBe(body.quoteId);
    expect(readCart(answer.json.cart).lines).toHaveLength(1);
    expect(await ordersIn(reseller)).toBe(before);
    // In another order they are the same.
    const turned = { ...body, confirm: body.confirm.toReversed() };
    expect((await reseller('POST', '/orders', turned)).status).toBe(201);
  });

  it('without the terms; the cart stays', async () => {
    await fillCart(reseller, [MAILS]);
    const body = await quoted(reseller);
    const cart = (await reseller('GET', '/cart')).json;
    const before = await ordersIn(reseller);
    for (const termsAccepted of [false, 'true', undefined]) {
      const answer = await reseller('POST', '/orders', { ...body, termsAccepted });
      expect([answer.status, answer.json.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'termsAccepted', code: 'required' })],
      ]);
    }
    expect((await reseller('GET', '/cart')).json).toEqual(cart);
    expect(await ordersIn(reseller)).toBe(before);
  });

  it('for whatever has become wrong since the quote, with the terms; afterwards it can be bought', async () => {
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    await fillCart(reseller, [MAILS]);
    const body = await quoted(reseller);
    const { revision } = (await admin('GET', '/customers/customer-3')).json;
    await admin('POST', '/customers/customer-3/suspend', { revision, reason: null });
    const cart = (await reseller('GET', '/cart')).json;
    const before = await ordersIn(reseller);
    const answer = await reseller('POST', '/orders', { ...body, termsAccepted: false });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: 'invalid',
      errors: [
        { field: 'termsAccepted', code: 'required' },
        { field: 'customerId', code: 'customer_suspended', targetId: cart.targets[0].id },
      ],
    });
    expect((await reseller('GET', '/cart')).json).toEqual(cart);
    expect(await ordersIn(reseller)).toBe(before);
    const customer = (await admin('GET', '/customers/customer-3')).json;
    await admin('POST', '/customers/customer-3/resume', { revision: customer.revision });
    expect((await reseller('POST', '/orders', body)).status).toBe(201);
  });

  it('as a whole: one customer who may not buy keeps all others from buying', async () => {
    await fillCart(reseller, [MAILS], ['customer-3', 'customer-12']);
    const before = await ordersIn(reseller);
    const { targets } = (await reseller('GET', '/cart')).json;
    const body = { ...(await quoted(reseller)), termsAccepted: false };
    expect((await reseller('POST', '/orders', body)).json.errors).toMatchObject([
      { field: 'termsAccepted' },
      { field: 'customerId', code: 'customer_suspended', targetId: targets[1].id },
    ]);
    expect(await ordersIn(reseller)).toBe(before);
  });
});

describe('term and windows', () => {
  it('begin with the approval: a first charge up to a chosen day is cut anew, and an event says so', async () => {
    const buyer = await commerceCaller(sandbox, BUYER_EMAIL);
    await fillCart(buyer, [
      { ...MAILS, endsOn: '2026-04-01' },
      { ...MAILS, id: 'whole' },
    ]);
    const [placed] = readPurchase((await buyAll(buyer)).json).orders;
    clock.advance(3 * millisecondsInDay);
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const path = `/orders/${placed?.id}`;
    const approved: Order = (await admin('POST', `${path}/approve`, {})).json;
    const netOf = (order: Order | undefined, wanted: string) =>
      order?.lines.find(({ id }) => id === wanted)?.net ?? 0;
    // 25 × €5.40, 2 March until 1 April: 30 of 31 days; from 5 March on: 27 of 31.
    expect([netOf(placed, 'l-1'), netOf(approved, 'l-1')]).toEqual([13_065, 11_758]);
    expect(netOf(approved, 'whole')).toBe(netOf(placed, 'whole'));
    expect(approved.net).toBe(netOf(approved, 'l-1') + netOf(approved, 'whole'));
    expect(approved.net + approved.tax).toBe(approved.total);
    expect(approved.events?.at(-1)?.text).toBe(
      'The first charge of Office Start was cut anew: €117.58 instead of €130.65',
    );
    clock.advance(8_000);
    const { lines } = (await admin('GET', path)).json;
    const made = (await admin('GET', `/subscriptions/${lines[0].subscriptionId}`)).json;
    expect(made).toMatchObject({ startOn: '2026-03-05', renewsOn: '2026-04-01' });
    expect(made.batches[0].cancelUntilAt).toBe('2026-03-12T09:00:00.000Z');
  });

  it('has a term of its own where the chosen day has gone by', async () => {
    clock.advance(20 * millisecondsInDay);
    const later = await commerceCaller(sandbox, BUYER_EMAIL);
    await fillCart(later, [{ ...MAILS, endsOn: '2026-04-01' }]);
    const [placed] = readPurchase((await buyAll(later)).json).orders;
    clock.advance(11 * millisecondsInDay);
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const approved: Order = (await admin('POST', `/orders/${placed?.id}/approve`, {})).json;
    expect(approved.lines[0]?.net).toBe(13_500);
  });

  it('DAY7 begin on the day a line is tried again, at the price that was bought', async () => {
    await fillCart(reseller, [{ ...MAILS, endsOn: '2026-04-01' }]);
    const [placed] = readPurchase((await buyAll(reseller)).json).orders;
    sandbox.commerce.fail(placed?.id ?? '');
    sandbox.commerce.setPrice(MAILS.planId, 9_900);
    clock.advance(20 * millisecondsInDay);
    const later = await commerceCaller(sandbox, RESELLER_EMAIL);
    const path = `/orders/${placed?.id}/lines/l-1`;
    const shown = (await later('GET', `${path}/retry-preview`)).json;
    // 25 seats at €5.40 from the 22nd of March to the 1st of April: 10 of 31 days.
    expect(shown).toMatchObject({
      ...{ was: 13_065, net: 4_355, currency: 'EUR', startOn: '2026-03-22' },
      cancelUntilAt: '2026-03-29T09:00:00.000Z',
      commitment: 4_355,
    });
    expect(shown.total).toBe(shown.net + shown.tax);
    for (const body of [{}, { net: 13_065 }]) {
      const other = await later('POST', `${path}/retry`, body);
      expect([other.status, other.json.code]).toEqual([409, 'retry_changed']);
      expect(other.json.preview).toEqual(shown);
    }
    const retried = readOrder((await later('POST', `${path}/retry`, { net: 4_355 })).json);
    expect(retried).toMatchObject({ net: 4_355, total: shown.total, lines: [{ net: 4_355 }] });
    expect(retried.events?.at(-1)).toMatchObject({
      ...{ kind: 'lineRetried', lineId: 'l-1', was: 13_065, net: 4_355 },
    });
    clock.advance(8_000);
    const order: Order = (await later('GET', `/orders/${placed?.id}`)).json;
    expect(order.state).toBe('completed');
    const made = (await later('GET', `/subscriptions/${order.lines[0]?.subscriptionId}`)).json;
    expect(made).toMatchObject({
      ...{ startOn: '2026-03-22', renewsOn: '2026-04-01', unitPrice: 540 },
      batches: [{ cancelUntilAt: shown.cancelUntilAt }],
    });
    expect(await chargesOf(later, order)).toEqual([['2026-03', 4_355]]);
  });

  it('DAY7 stay those of the purchase when a line is tried again on the same day', async () => {
    await fillCart(reseller, [MAILS]);
    const [placed] = readPurchase((await buyAll(reseller)).json).orders;
    sandbox.commerce.fail(placed?.id ?? '');
    clock.advance(5 * millisecondsInHour);
    const later = await commerceCaller(sandbox, RESELLER_EMAIL);
    const path = `/orders/${placed?.id}/lines/l-1`;
    const { was, net } = (await later('GET', `${path}/retry-preview`)).json;
    expect(net).toBe(was);
    const other = await later('POST', `${path}/retry`, { net: net + 1 });
    expect([other.status, other.json.code]).toEqual([409, 'retry_changed']);
    expect((await later('POST', `${path}/retry`, {})).status).toBe(200);
    clock.advance(8_000);
    const order: Order = (await later('GET', `/orders/${placed?.id}`)).json;
    const made = (await later('GET', `/subscriptions/${order.lines[0]?.subscriptionId}`)).json;
    expect(made).toMatchObject({
      startOn: '2026-03-02',
      batches: [{ fromAt: new Date(FROZEN_AT_MS).toISOString() }],
    });
  });

  it('DAY7 cannot begin where what they were to end with ends too soon by now', async () => {
    await fillCart(reseller, [{ ...MAILS, endsOn: '2026-04-01' }]);
    const [placed] = readPurchase((await buyAll(reseller)).json).orders;
    sandbox.commerce.fail(placed?.id ?? '');
    clock.set(Date.UTC(2026, 2, 31, 12));
    const later = await commerceCaller(sandbox, RESELLER_EMAIL);
    const path = `/orders/${placed?.id}/lines/l-1`;
    for (const [method, name, body] of [
      ['GET', 'retry-preview', undefined],
      ['POST', 'retry', { net: 1 }],
    ] as const) {
      const { status, json } = await later(method, `${path}/${name}`, body);
      expect([status, json.errors[0].code]).toEqual([422, 'coterm_unavailable']);
    }
  });

  it('DAY7 cost something else after midnight between the preview and the second try', async () => {
    await fillCart(reseller, [{ ...MAILS, endsOn: '2026-04-01' }]);
    const [placed] = readPurchase((await buyAll(reseller)).json).orders;
    sandbox.commerce.fail(placed?.id ?? '');
    clock.set(Date.UTC(2026, 2, 22, 23, 59, 50));
    const later = await commerceCaller(sandbox, RESELLER_EMAIL);
    const path = `/orders/${placed?.id}/lines/l-1`;
    const { net } = (await later('GET', `${path}/retry-preview`)).json;
    clock.advance(20_000);
    const late = await later('POST', `${path}/retry`, { net });
    expect([late.status, late.json.code]).toEqual([409, 'retry_changed']);
    expect(late.json.preview).toMatchObject({ startOn: '2026-03-23', net: 3_919 });
    expect((await later('GET', `/orders/${placed?.id}`)).json.state).toBe('failed');
  });

  it('are charged in the month in which the line is done', async () => {
    clock.set(Date.UTC(2026, 2, 31, 23, 59, 55));
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    await fillCart(reseller, [MAILS]);
    const [placed] = readPurchase((await buyAll(reseller)).json).orders;
    clock.advance(8_000);
    const order: Order = (await reseller('GET', `/orders/${placed?.id}`)).json;
    expect(order.state).toBe('completed');
    expect(await chargesOf(reseller, order)).toEqual([['2026-04', order.lines[0]?.net]]);
    const made = (await reseller('GET', `/subscriptions/${order.lines[0]?.subscriptionId}`)).json;
    expect(made.startOn).toBe('2026-03-31');
  });
});

describe('a new tenant', () => {
  it('is made with the first line that is done, and its credentials go to the buyer', async () => {
    const line = { planId: 'p-workplace-f1-ym', domainPrefix: 'fjordnew' };
    await fillCart(
      reseller,
      [
        { id: 'a', ...line },
        { id: 'b', ...line, planId: 'p-workplace-f3-ym' },
      ],
      ['customer-6'],
    );
    const answer = await buyAll(reseller);
    expect(answer.status).toBe(201);
    const [{ id }] = answer.json.orders;
    clock.advance(8_000);
    const order: Order = (await reseller('GET', `/orders/${id}`)).json;
    expect(order.state).toBe('completed');
    const tenants = (await reseller('GET', '/customers/customer-6/tenants?searchString=fjordnew'))
      .json;
    expect(tenants.data).toMatchObject([
      { id: order.tenantId, domain: 'fjordnew.onmicrosoft.com', state: 'active' },
    ]);
    const tenantIds = await Promise.all(
      order.lines.map(
        async ({ subscriptionId }: OrderLine) =>
          (await reseller('GET', `/subscriptions/${subscriptionId}`)).json.tenantId,
      ),
    );
    expect(tenantIds).toEqual([order.tenantId, order.tenantId]);
    const list: readonly Readonly<Record<string, string>>[] = (
      await reseller('GET', '/notifications')
    ).json;
    const told = list.filter(({ category }) => category === 'MSVendorIntegration');
    expect(told).toMatchObject([{ type: 'TaskHasMetadata', relatedEntityType: 'Task' }]);
    const task = (await reseller('GET', `/tasks/${told[0]?.relatedEntityId}`)).json;
    expect(task.data.metadata).toMatchObject({
      Domain: 'fjordnew.onmicrosoft.com',
      InitialCredentials: { UserName: 'admin@fjordnew.onmicrosoft.com' },
    });
  });
});

describe('scenarios of ordering', () => {
  const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

  it('partlyFailed: the last of several lines fails and costs nothing, and is done at the second try', async () => {
    sandbox.useScenario('partlyFailed');
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const placed = readPurchase((await buyAll(reseller)).json).orders;
    clock.advance(8_000);
    const states = async () =>
      Promise.all(
        idsOf(placed).map(async (id) => (await reseller('GET', `/orders/${id}`)).json.state),
      );
    expect(await states()).toEqual(['partlyCompleted', 'completed']);
    const [order] = placed;
    const failed = order?.lines.at(-1);
    const charges = async () => {
      const { data } = (await reseller('GET', '/statements?state=draft&pageSize=100')).json;
      const statements = await Promise.all(
        data.map(
          async ({ id }: { id: string }) => (await reseller('GET', `/statements/${id}`)).json,
        ),
      );
      return statements
        .flatMap(({ lines }) => lines)
        .filter((line) => line.orderId === order?.id && line.productName === failed?.productName);
    };
    expect(await charges()).toEqual([]);
    await reseller('POST', `/orders/${order?.id}/lines/${failed?.id}/retry`, {});
    clock.advance(8_000);
    expect(await states()).toEqual(['completed', 'completed']);
    const kinds = readOrder((await reseller('GET', `/orders/${order?.id}`)).json).events?.map(
      ({ kind }) => kind,
    );
    const told = ['lineFailed', 'partlyCompleted', 'lineRetried', 'lineDone', 'completed'];
    expect(kinds?.slice(-5)).toEqual(told);
    expect((await charges()).map(({ net }) => net)).toContain(failed?.net);
  });

  it('unansweredOrder: the orders are there though no answer came, and buying again finds them', async () => {
    sandbox.useScenario('unansweredOrder');
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const body = await quoted(reseller);
    await expect(reseller('POST', '/orders', body)).rejects.toThrow(ConnectionCutError);
    const found = (await reseller('GET', `/orders?quoteId=${body.quoteId}&sort=number`)).json;
    expect(found.totalRecords).toBe(2);
    const again = await reseller('POST', '/orders', body);
    expect([again.status, idsOf(again.json.orders)]).toEqual([200, idsOf(found.data)]);
    sandbox.reset();
    expect(sandbox.faults.rules).toHaveLength(1);
  });
});

it('no interleaving of tabs, repetitions, lost answers and time buys a line twice', async () => {
  await fillCart(reseller, []);
  const first: Record<string, string> = {};
  const bodies: PurchaseBody[] = [];
  let count = 0;
  const before = await ordersIn(reseller);
  const steps = {
    add: async () => {
      count += 1;
      await reseller('POST', '/cart/lines', { ...SHIELD, id: `line-${count}` });
    },
    quote: async () => {
      const { revision, lines } = (await reseller('GET', '/cart')).json;
      if (lines.length > 0) bodies.push(await quoted(reseller));
      await reseller('GET', `/cart/quote?revision=${revision - 1}`);
    },
    buy: async (which: number) => {
      const body = bodies[which % Math.max(1, bodies.length)];
      if (!body) return;
      const cut = which % 3 === 0;
      const match = { method: 'POST', path: '/app/orders' };
      const heal = cut ? sandbox.faults.add({ match, times: 1, cut: 'lostAnswer' }) : () => {};
      const send = () => reseller('POST', '/orders', body).catch(() => null);
      const answers = await Promise.all([send(), send()]);
      heal();
      for (const answer of answers) {
        if (!answer || answer.status > 201) continue;
        const ids = idsOf(answer.json.orders);
        first[body.quoteId] ??= ids;
        expect(ids).toBe(first[body.quoteId]);
      }
    },
    wait: async () => clock.advance(5 * millisecondsInMinute),
  };
  const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id).join();
  const names = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]));
  const walk = fc.array(fc.tuple(names, fc.nat(20)), { minLength: 8, maxLength: 20 });
  // Tried first, so that something is bought whatever chance brings: its first answer is lost.
  const bought: [keyof typeof steps, number][] = [
    ['add', 0],
    ['quote', 0],
    ['buy', 0],
    ['buy', 1],
  ];
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      for (const [name, which] of taken) await steps[name](which);
      reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
      const { data } = (await reseller('GET', '/orders?sort=-createdAt&pageSize=100')).json;
      const lines = data
        .filter(({ quoteId }: Order) => bodies.some((body) => body.quoteId === quoteId))
        .flatMap((order: Order) => order.lines.map(({ id }) => id));
      expect(new Set(lines).size).toBe(lines.length);
    }),
    { numRuns: 25, examples: [[bought]] },
  );
  expect(await ordersIn(reseller)).toBeGreaterThan(before);
});
