import { beforeEach, describe, expect, it } from 'vitest';
import { readOrder } from '../../src/api/calls/orders';
import { readChangePreview } from '../../src/api/calls/subscriptions';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import {
  type CommerceAnswer,
  type CommerceCaller,
  commerceCaller,
  impersonatingCaller,
} from './commerce-caller';
import { allowOnly } from './commerce-roles';
import { subscriptionNow, subscriptionWhere } from './commerce-subscriptions';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TODAY = '2026-03-02';

let clock: ManualClock;
let sandbox: Sandbox;
let ada: CommerceCaller;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  ada = await commerceCaller(sandbox, ADMIN_EMAIL);
});

/** One that nothing stands in the way of, bought long ago: its window has closed. */
const plain = (isMeant: (subscription: Subscription) => boolean = () => true) =>
  subscriptionWhere(
    ada,
    (each) =>
      each.state === 'active' &&
      each.term === 'P1Y' &&
      each.changing === null &&
      each.scheduled === null &&
      each.autoRenew &&
      !each.isTrial &&
      // Suspended customers may not add seats.
      !['customer-12', 'customer-25'].includes(each.customerId) &&
      String(each.renewsOn) > '2026-06-01' &&
      each.batches.every(({ cancelUntilAt }) => Number(cancelUntilAt) < FROZEN_AT_MS) &&
      isMeant(each),
  );

/** One whose window is open for more than a day. */
const inWindow = () =>
  subscriptionWhere(ada, ({ state, changing, quantity, isTrial, batches: [first] }) => {
    const until = Number(first?.cancelUntilAt);
    return (
      state === 'active' && !changing && !isTrial && quantity > 10 && until > FROZEN_AT_MS + DAY
    );
  });

const preview = (id: string, query: string, call = ada) =>
  call('GET', `/subscriptions/${id}/changes/preview?${query}`);

const place = (id: string, { json }: CommerceAnswer, call = ada) =>
  call('POST', `/subscriptions/${id}/changes`, { previewId: json.previewId, total: json.total });

/** The lines that an order has on the statement of its customer. */
async function statementLines(customerId: string, orderId: string) {
  const list = await ada('GET', `/statements?customerId=${customerId}&state=draft&pageSize=100`);
  const drafts = list.json.data.filter(
    (row: { customerId: string }) => row.customerId === customerId,
  );
  const lines = [];
  for (const { id } of drafts) lines.push(...(await ada('GET', `/statements/${id}`)).json.lines);
  return lines.filter((line) => line.orderId === orderId);
}

/** The amounts of a line, without fields that only a statement or only a preview has. */
const amountOf = ({
  kind,
  quantity,
  unitPrice,
  fromOn,
  untilOn,
  days,
  ofDays,
  net,
  taxBps,
}: Record<string, unknown>) => ({
  kind,
  quantity,
  unitPrice,
  fromOn,
  untilOn,
  days,
  ofDays,
  net,
  taxBps,
});

describe('a preview (wire §5)', () => {
  it('of seats is counted from today until the end of the period, with its tax', async () => {
    const { id, quantity, unitPrice, nextChargeOn, currency, commitmentLeft } = await plain();
    const { status, json } = await preview(id, `kind=seats&quantity=${quantity + 5}`);
    expect(status).toBe(200);
    const [line] = json.lines;
    const days = (Date.parse(String(nextChargeOn)) - Date.parse(TODAY)) / DAY;
    const net = Math.round((5 * Number(unitPrice) * days) / line.ofDays);
    expect(json.lines).toHaveLength(1);
    expect(line).toMatchObject({
      kind: 'seatsAdded',
      quantity: 5,
      unitPrice,
      fromOn: TODAY,
      untilOn: nextChargeOn,
      days,
      net,
    });
    expect(json).toMatchObject({
      net,
      tax: Math.round((net * line.taxBps) / 10_000),
      total: json.net + json.tax,
      currency,
      recurringBefore: quantity * Number(unitPrice),
      recurringAfter: (quantity + 5) * Number(unitPrice),
      commitmentLeft: (commitmentLeft / quantity) * (quantity + 5),
      deletesScheduled: false,
    });
    expect(readChangePreview(json)).toMatchObject({ status: 'ready', previewId: json.previewId });
  });

  it('holds for 15 minutes, and never past midnight UTC', async () => {
    const { id, quantity } = await plain();
    const asked = `kind=seats&quantity=${quantity + 1}`;
    const untilOf = async () => Date.parse((await preview(id, asked)).json.validUntilAt);
    expect(await untilOf()).toBe(FROZEN_AT_MS + 15 * MINUTE);
    clock.set(Date.parse('2026-03-02T23:52:00Z'));
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    expect(await untilOf()).toBe(Date.parse('2026-03-03T00:00:00Z'));
  });

  it('changes nothing', async () => {
    const before = await plain();
    await preview(before.id, `kind=seats&quantity=${before.quantity + 5}`);
    await preview(before.id, 'kind=suspend');
    expect(await subscriptionNow(ada, before.id)).toEqual(before);
  });

  it('of seats within the window gives back, the newest batch first, a line a batch', async () => {
    const { id, quantity } = await inWindow();
    await place(id, await preview(id, `kind=seats&quantity=${quantity + 4}`));
    clock.advance(8 * SECOND);
    const { json } = await preview(id, `kind=seats&quantity=${quantity - 2}`);
    expect(
      json.lines.map((line: { kind: string; quantity: number }) => [line.kind, line.quantity]),
    ).toEqual([
      ['seatsRemoved', -4],
      ['seatsRemoved', -2],
    ]);
    expect(json.lines.every(({ net }: { net: number }) => net < 0)).toBe(true);
    expect(json.total).toBe(json.net + json.tax);
  });

  it('of a bigger plan is a credit and a charge a batch, both called so', async () => {
    const found = await plain(({ planId }) => planId.endsWith('core-ym'));
    const next = 'p-identity-plus-ym';
    const { json } = await preview(found.id, `kind=plan&planId=${next}`);
    expect(json.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'planChanged',
      'planChanged',
    ]);
    const [credit, charge] = json.lines;
    expect([credit.quantity, charge.quantity]).toEqual([-found.quantity, found.quantity]);
    expect(charge.unitPrice).toBeGreaterThan(credit.unitPrice);
    expect(json.recurringAfter).toBe(found.quantity * charge.unitPrice);
  });

  it('says when it deletes what was scheduled', async () => {
    const { id } = await subscriptionWhere(ada, ({ scheduled }) => scheduled !== null);
    expect((await preview(id, 'kind=suspend')).json.deletesScheduled).toBe(true);
  });

  it('of a subscription without a term can only cancel it, for nothing', async () => {
    const { id, planId } = await subscriptionWhere(ada, ({ renewsOn }) => renewsOn === null);
    for (const asked of ['kind=seats&quantity=2', `kind=plan&planId=${planId}`]) {
      expect((await preview(id, asked)).json.refusal.code, asked).toBe('not_an_upgrade');
    }
    const cancelled = await preview(id, 'kind=cancel');
    expect(cancelled.json).toMatchObject({ lines: [], net: 0, tax: 0, total: 0 });
    expect((await place(id, cancelled)).json).toMatchObject({ type: 'cancel', total: 0 });
    clock.advance(8 * SECOND);
    expect(await subscriptionNow(ada, id)).toMatchObject({ state: 'cancelled' });
  });

  it('has no costs for those who may not see them, and one’s own for the others', async () => {
    const { id, quantity, planId } = await plain(({ customerId }) => customerId === 'customer-5');
    const asked = `kind=seats&quantity=${quantity + 1}`;
    const costOf = async (call: CommerceCaller) => (await preview(id, asked, call)).json.lines[0];
    const { unitCost: vendors } = await costOf(ada);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Subscription.Seats', 'Report.Revenue']);
    const { unitCost: partners } = await costOf(await commerceCaller(sandbox, RESELLER_EMAIL));
    expect(vendors, planId).toBeLessThan(partners);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Subscription.Seats']);
    expect(await costOf(await commerceCaller(sandbox, RESELLER_EMAIL))).not.toHaveProperty(
      'unitCost',
    );
  });
});

describe('a preview that is refused (wire §5)', () => {
  const refusalOf = async (id: string, query: string) => {
    const { status, json } = await preview(id, query);
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['refusal']);
    expect(json.refusal.message).not.toBe('');
    const { message: _, ...refusal } = json.refusal;
    return refusal;
  };

  it('in the 24 hours before the renewal', async () => {
    const { id, quantity } = await subscriptionWhere(
      ada,
      ({ renewsOn }) => renewsOn === '2026-03-03',
    );
    const more = `kind=seats&quantity=${quantity + 1}`;
    expect(await refusalOf(id, more)).toEqual({ code: 'renewal_locked' });
    expect(await refusalOf(id, 'kind=suspend')).toEqual({ code: 'renewal_locked' });
  });

  it('while an order changes it', async () => {
    const { id } = await subscriptionWhere(ada, ({ changing }) => changing !== null);
    expect(await refusalOf(id, 'kind=suspend')).toEqual({ code: 'changing' });
  });

  it('after its end, and when it is so already', async () => {
    const over = await subscriptionWhere(ada, ({ state }) => state === 'cancelled');
    expect(await refusalOf(over.id, 'kind=resume')).toEqual({ code: 'not_live' });
    const active = await plain();
    expect(await refusalOf(active.id, 'kind=resume')).toEqual({ code: 'not_live' });
    const suspended = await subscriptionWhere(ada, ({ state }) => state === 'suspended');
    expect(await refusalOf(suspended.id, 'kind=suspend')).toEqual({ code: 'not_live' });
  });

  it('when the window has closed: with what can be done instead', async () => {
    const { id, quantity, revision } = await plain(({ quantity: seats }) => seats > 3);
    const fewer = `kind=seats&quantity=${quantity - 1}`;
    expect(await refusalOf(id, 'kind=cancel')).toEqual({
      code: 'window_closed',
      instead: 'turnOffAutoRenew',
    });
    expect(await refusalOf(id, fewer)).toEqual({
      code: 'window_closed',
      instead: 'scheduleAtRenewal',
      lowestQuantity: quantity,
    });
    // What has a window of its own can go.
    await place(id, await preview(id, `kind=seats&quantity=${quantity + 2}`));
    clock.advance(8 * SECOND);
    expect((await preview(id, `kind=seats&quantity=${quantity}`)).json.lines).toHaveLength(1);
    expect((await refusalOf(id, fewer)).lowestQuantity).toBe(quantity);
    const off = { revision: revision + 2, autoRenew: false };
    expect((await ada('PUT', `/subscriptions/${id}/renewal`, off)).status).toBe(200);
    expect(await refusalOf(id, fewer)).not.toHaveProperty('instead');
  });

  it('for a plan that is no upgrade', async () => {
    const { id, planId } = await plain();
    const monthly = planId.replace(/-ym$/, '-m');
    expect(await refusalOf(id, `kind=plan&planId=${monthly}`)).toEqual({
      code: 'not_an_upgrade',
      instead: 'scheduleAtRenewal',
    });
  });

  it('for a customer who is suspended: more seats, a plan, resuming, but not less', async () => {
    const { id, quantity, customerId } = await plain(({ planId }) => planId.endsWith('core-ym'));
    await place(id, await preview(id, 'kind=suspend'));
    clock.advance(8 * SECOND);
    sandbox.commerce.suspend(customerId);
    for (const asked of [
      `kind=seats&quantity=${quantity + 1}`,
      'kind=plan&planId=p-identity-plus-ym',
      'kind=resume',
    ]) {
      expect(await refusalOf(id, asked), asked).toEqual({ code: 'customer_suspended' });
    }
    expect((await refusalOf(id, 'kind=cancel')).code).toBe('window_closed');
  });
});

describe('a preview of what cannot be', () => {
  it.each([
    ['kind=seats&quantity=0', 'quantity', 'quantity_range'],
    ['kind=seats&quantity=100000', 'quantity', 'quantity_range'],
    ['kind=seats&quantity=same', 'quantity', 'not_integer'],
    ['kind=seats&quantity=1.5', 'quantity', 'not_integer'],
    ['kind=seats&quantity=1e3', 'quantity', 'not_integer'],
    ['kind=seats', 'quantity', 'required'],
    ['kind=plan&planId=nope', 'planId', 'unknown_value'],
    ['kind=plan', 'planId', 'required'],
  ])('%s is refused at %s: %s', async (query, field, code) => {
    const { id } = await plain();
    const { status, json } = await preview(id, query);
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'invalid', errors: [{ field, code }] });
  });

  it('so is the quantity that it has', async () => {
    const { id, quantity } = await plain();
    const { json } = await preview(id, `kind=seats&quantity=${quantity}`);
    expect(json.errors).toMatchObject([{ field: 'quantity', code: 'quantity_range' }]);
    expect(json.message).toBe('The quantity must be 1 to 300.');
  });

  it('is refused in the order of wire §1', async () => {
    const { id } = await plain();
    const path = `http://portal.test/app/subscriptions/${id}/changes/preview?kind=what`;
    expect((await sandbox.fetch(new Request(path))).status).toBe(401);
    const none = await commerceCaller(sandbox, NO_ROLE_EMAIL);
    expect((await preview('nope', 'kind=what', none)).json.code).toBe('forbidden');
    expect((await preview('nope', 'kind=what')).json.code).toBe('bad_query');
    expect((await preview('nope', 'kind=seats')).json.code).toBe('not_found');
  });

  it.each([
    ['seats&quantity=2', 'Subscription.Seats'],
    ['plan&planId=x', 'Subscription.Upgrade'],
    ['cancel', 'Subscription.Cancel'],
    ['suspend', 'Subscription.Suspend'],
    ['resume', 'Subscription.Suspend'],
  ])('kind=%s needs %s, to look at and to do', async (kind, permission) => {
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    const { status, json } = await preview('nope', `kind=${kind}`, customer);
    expect([status, json.permission]).toEqual([403, permission]);
    expect((await customer('POST', '/subscriptions/nope/changes', {})).json.code).toBe('forbidden');
    await allowOnly(sandbox, CUSTOMER_EMAIL, [permission]);
    expect((await preview('nope', `kind=${kind}`, customer)).status).toBe(404);
  });
});

describe('a change (wire §5)', () => {
  it.each([
    [
      'more seats',
      'change',
      async () => plain(),
      (quantity: number) => `kind=seats&quantity=${quantity + 5}`,
    ],
    [
      'fewer seats',
      'change',
      inWindow,
      (quantity: number) => `kind=seats&quantity=${quantity - 3}`,
    ],
    [
      'a bigger plan',
      'change',
      async () => plain(({ planId }) => planId.endsWith('core-ym')),
      () => 'kind=plan&planId=p-identity-plus-ym',
    ],
    ['cancelling in time', 'cancel', inWindow, () => 'kind=cancel'],
  ] as const)('%s costs the same in preview, order and statement', async (_, type, find, asked) => {
    const { id, quantity, customerId } = await find();
    const previewed = await preview(id, asked(quantity));
    const { status, json } = await place(id, previewed);
    expect(status).toBe(201);
    const { net, tax, total, lines } = previewed.json;
    expect(json).toMatchObject({ type, customerId, net, tax, total, quoteId: null });
    expect(json.lines).toMatchObject([{ net, subscriptionId: id }]);
    expect(readOrder(json).state).toBe('provisioning');
    expect(await statementLines(customerId, json.id)).toEqual([]);
    clock.advance(8 * SECOND);
    const billed = await statementLines(customerId, json.id);
    const sorted = (all: Record<string, unknown>[]) =>
      all.map(amountOf).sort((one, other) => Number(one.net) - Number(other.net));
    expect(sorted(billed)).toEqual(sorted(lines));
    expect((await ada('GET', `/orders/${json.id}`)).json).toMatchObject({
      state: 'completed',
      total,
    });
  });

  it('is there while the order is at work, and done as of the time of the call', async () => {
    const { id, quantity, revision } = await plain();
    clock.advance(90 * SECOND);
    const answer = await preview(id, `kind=seats&quantity=${quantity + 5}`);
    clock.advance(MINUTE);
    const called = clock.now();
    const order = (await place(id, answer)).json;
    const during = await subscriptionNow(ada, id);
    expect(during).toMatchObject({ quantity, changing: { orderId: order.id } });
    expect(during.revision).toBeGreaterThan(revision);
    clock.advance(8 * SECOND);
    const after = await subscriptionNow(ada, id);
    expect(after).toMatchObject({ quantity: quantity + 5, changing: null });
    expect(after.revision).toBeGreaterThan(during.revision);
    const [, added] = after.batches;
    expect(added).toMatchObject({ quantity: 5, fromAt: new Date(called) });
    expect(added?.cancelUntilAt).toEqual(new Date(called + 168 * HOUR));
  });

  it('that fails changes nothing and costs nothing; tried again it is done', async () => {
    const before = await plain();
    const { id, quantity, customerId } = before;
    const order = (await place(id, await preview(id, `kind=seats&quantity=${quantity + 5}`))).json;
    sandbox.commerce.fail(order.id);
    const failed = await subscriptionNow(ada, id);
    expect({ ...failed, revision: 0 }).toEqual({ ...before, revision: 0 });
    expect(await statementLines(customerId, order.id)).toEqual([]);
    expect((await ada('GET', '/subscriptions?view=failed&pageSize=100')).json.data).toContainEqual(
      expect.objectContaining({ id }),
    );
    const retried = await ada('POST', `/orders/${order.id}/lines/${order.lines[0].id}/retry`, {});
    expect(retried.status).toBe(200);
    expect((await subscriptionNow(ada, id)).changing).toEqual({ orderId: order.id });
    clock.advance(8 * SECOND);
    expect(await subscriptionNow(ada, id)).toMatchObject({
      quantity: quantity + 5,
      changing: null,
    });
    expect(await statementLines(customerId, order.id)).toHaveLength(1);
  });

  it('DAY7 that is tried again on another day is counted again from that day', async () => {
    const { id, quantity, nextChargeOn } = await plain();
    const order = (await place(id, await preview(id, `kind=seats&quantity=${quantity + 5}`))).json;
    sandbox.commerce.fail(order.id);
    const began = Date.parse(String(nextChargeOn)) + HOUR;
    clock.set(began);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const path = `/orders/${order.id}/lines/${order.lines[0].id}`;
    const late = await ada('POST', `${path}/retry`, { net: order.lines[0].net });
    expect([late.status, late.json.code]).toEqual([409, 'retry_changed']);
    const { net, was } = late.json.preview;
    expect(was).toBe(order.lines[0].net);
    const { unitPrice } = await subscriptionNow(ada, id);
    // A new period has begun: all of it is charged.
    expect(net).toBe(5 * Number(unitPrice));
    expect((await ada('POST', `${path}/retry`, { net })).json.lines[0].net).toBe(net);
    clock.advance(8 * SECOND);
    const after = await subscriptionNow(ada, id);
    expect(after).toMatchObject({ quantity: quantity + 5, changing: null });
    expect(after.batches.at(-1)).toMatchObject({ quantity: 5, fromAt: new Date(began) });
  });

  it('that was changed otherwise meanwhile cannot be done any more', async () => {
    const { id, quantity } = await plain();
    const order = (await place(id, await preview(id, `kind=seats&quantity=${quantity + 5}`))).json;
    sandbox.commerce.fail(order.id);
    await place(id, await preview(id, `kind=seats&quantity=${quantity + 1}`));
    clock.advance(8 * SECOND);
    for (const days of [0, 1]) {
      clock.advance(days * 24 * HOUR);
      ada = await commerceCaller(sandbox, ADMIN_EMAIL);
      const path = `/orders/${order.id}/lines/${order.lines[0].id}`;
      const late = await ada('POST', `${path}/retry`, { net: order.lines[0].net });
      expect([late.status, late.json.code]).toEqual([409, 'state_changed']);
      const shown = await ada('GET', `${path}/retry-preview`);
      expect([shown.status, shown.json.code]).toEqual([409, 'state_changed']);
    }
    expect(await subscriptionNow(ada, id)).toMatchObject({ quantity: quantity + 1 });
  });

  it('keeps a name that was given meanwhile', async () => {
    const { id, quantity } = await plain();
    await place(id, await preview(id, `kind=seats&quantity=${quantity + 5}`));
    const { revision } = await subscriptionNow(ada, id);
    await ada('PATCH', `/subscriptions/${id}`, { revision, project: 'North' });
    clock.advance(8 * SECOND);
    expect(await subscriptionNow(ada, id)).toMatchObject({
      quantity: quantity + 5,
      project: 'North',
    });
  });

  it('deletes what was scheduled', async () => {
    const { id } = await subscriptionWhere(ada, ({ scheduled }) => scheduled !== null);
    await place(id, await preview(id, 'kind=suspend'));
    expect((await subscriptionNow(ada, id)).scheduled).not.toBeNull();
    clock.advance(8 * SECOND);
    expect(await subscriptionNow(ada, id)).toMatchObject({ scheduled: null, state: 'suspended' });
  });

  it('to another plan has its product, price and cost', async () => {
    const { id, quantity } = await plain(({ planId }) => planId.endsWith('core-ym'));
    const answer = await preview(id, 'kind=plan&planId=p-identity-plus-ym');
    const order = (await place(id, answer)).json;
    clock.advance(8 * SECOND);
    const after = await subscriptionNow(ada, id);
    const [, { unitPrice, unitCost }] = answer.json.lines;
    const billed = await statementLines(after.customerId, order.id);
    expect(billed.map((line) => [line.productName, Math.sign(line.net)])).toEqual([
      ['Identity Core', -1],
      ['Identity Plus', 1],
    ]);
    expect(after).toMatchObject({
      planId: 'p-identity-plus-ym',
      productId: 'p-identity-plus',
      productName: 'Identity Plus',
      quantity,
      unitPrice,
      unitCost,
    });
    expect(after.commitmentLeft).toBe(answer.json.commitmentLeft);
  });

  it('suspends and resumes for nothing, and billing goes on', async () => {
    const { id, recurringPerMonth, nextChargeOn, commitmentLeft } = await plain();
    const order = (await place(id, await preview(id, 'kind=suspend'))).json;
    expect(order).toMatchObject({ type: 'change', total: 0 });
    clock.advance(8 * SECOND);
    const suspended = await subscriptionNow(ada, id);
    expect(suspended).toMatchObject({
      state: 'suspended',
      recurringPerMonth,
      nextChargeOn,
      commitmentLeft,
    });
    await place(id, await preview(id, 'kind=resume'));
    clock.advance(8 * SECOND);
    expect(await subscriptionNow(ada, id)).toMatchObject({ state: 'active' });
  });

  it('cancels in the window: access ends now, nothing renews, the credit is as previewed', async () => {
    const { id } = await inWindow();
    const answer = await preview(id, 'kind=cancel');
    expect(answer.json).toMatchObject({ recurringAfter: 0, commitmentLeft: 0 });
    expect(answer.json.lines.every((line: { kind: string }) => line.kind === 'cancelled')).toBe(
      true,
    );
    await place(id, answer);
    clock.advance(8 * SECOND);
    expect(await subscriptionNow(ada, id)).toMatchObject({
      state: 'cancelled',
      autoRenew: false,
      recurringPerMonth: 0,
      nextChargeOn: null,
      commitmentLeft: 0,
      renewalUnitPrice: null,
    });
  });

  it('never waits for approval, also of those who may not place orders', async () => {
    await allowOnly(sandbox, RESELLER_EMAIL, ['Subscription.Seats']);
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const { id, quantity } = await plain(({ customerId }) => customerId === 'customer-5');
    const answer = await preview(id, `kind=seats&quantity=${quantity + 1}`, reseller);
    expect((await place(id, answer, reseller)).json).toMatchObject({
      state: 'provisioning',
      placedBy: RESELLER_EMAIL,
    });
  });
});

describe('a change that is sent again', () => {
  it('is the same order, once, whatever else the body says', async () => {
    const { id, quantity, customerId } = await plain();
    const answer = await preview(id, `kind=seats&quantity=${quantity + 5}`);
    const first = await place(id, answer);
    const { previewId } = answer.json;
    const again = await ada('POST', `/subscriptions/${id}/changes`, { previewId, total: 1 });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json.id).toBe(first.json.id);
    clock.advance(DAY);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const later = await ada('POST', `/subscriptions/${id}/changes`, { previewId, total: 1 });
    expect([later.status, later.json.state]).toEqual([200, 'completed']);
    expect((await subscriptionNow(ada, id)).quantity).toBe(quantity + 5);
    expect(await statementLines(customerId, first.json.id)).toHaveLength(1);
  });
});

describe('a change that is refused (wire §5)', () => {
  const send = (id: string, body: unknown, call = ada) =>
    call('POST', `/subscriptions/${id}/changes`, body);

  it('for a preview that there is not, of somebody else, or of another subscription', async () => {
    const { id, quantity } = await plain();
    const other = await inWindow();
    const { json } = await preview(id, `kind=seats&quantity=${quantity + 5}`);
    const body = { previewId: json.previewId, total: json.total };
    await allowOnly(sandbox, RESELLER_EMAIL, ['Subscription.Seats']);
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    for (const answer of [
      await send(id, { ...body, previewId: 'nope' }),
      await send(other.id, body),
      await send('nope', body),
      await send(id, body, reseller),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    expect((await send(id, { ...body, total: 'x' })).json.code).toBe('bad_query');
    expect((await send(id, { ...body, previewId: 7 })).json.code).toBe('bad_query');
    expect((await subscriptionNow(ada, id)).changing).toBeNull();
  });

  it('first because another order changes it, or it has ended', async () => {
    const { id, quantity } = await plain();
    const one = await preview(id, `kind=seats&quantity=${quantity + 5}`);
    const other = await preview(id, `kind=seats&quantity=${quantity + 6}`);
    await place(id, one);
    const { status, json } = await place(id, other);
    expect([status, json.code]).toEqual([409, 'subscription_changed']);
    expect(json.subscription.changing).toMatchObject({ orderId: expect.any(String) });
    const ending = await inWindow();
    const late = await preview(ending.id, `kind=seats&quantity=${ending.quantity + 1}`);
    await place(ending.id, await preview(ending.id, 'kind=cancel'));
    clock.advance(8 * SECOND);
    expect((await place(ending.id, late)).json).toMatchObject({
      code: 'subscription_changed',
      subscription: { state: 'cancelled' },
    });
  });

  it('then because the renewal is near', async () => {
    const { id, quantity, renewsOn } = await subscriptionWhere(
      ada,
      ({ state, term, renewsOn: on, changing }) =>
        state === 'active' && term === 'P1M' && String(on) > '2026-03-05' && !changing,
    );
    const lock = Date.parse(String(renewsOn)) - DAY;
    clock.set(lock - 5 * MINUTE);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const answer = await preview(id, `kind=seats&quantity=${quantity + 1}`);
    expect(answer.json.previewId).toBeDefined();
    clock.set(lock);
    // Another total as well: the renewal is said first.
    const { status, json } = await send(id, { previewId: answer.json.previewId, total: 1 });
    expect([status, json.code]).toEqual([409, 'renewal_locked']);
    expect(json.subscription.id).toBe(id);
  });

  it('then because a window that was open has ended', async () => {
    const { id, quantity, batches } = await subscriptionWhere(
      ada,
      ({ state, quantity: seats, batches: [first] }) =>
        state === 'active' &&
        seats > 2 &&
        Number(first?.cancelUntilAt) === FROZEN_AT_MS + 90 * MINUTE,
    );
    clock.set(Number(batches[0]?.cancelUntilAt) - 5 * MINUTE);
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    const fewer = await preview(id, `kind=seats&quantity=${quantity - 1}`);
    const all = await preview(id, 'kind=cancel');
    const more = await preview(id, `kind=seats&quantity=${quantity + 1}`);
    clock.advance(5 * MINUTE);
    const body = { previewId: fewer.json.previewId, total: 1 };
    expect((await send(id, body)).json.code).toBe('window_closed');
    expect((await place(id, all)).json).toMatchObject({
      code: 'window_closed',
      subscription: { id, state: 'active' },
    });
    // More seats need no window.
    expect((await place(id, more)).status).toBe(201);
  });

  it('then because the preview is over, says another total, or was made of another state', async () => {
    const { id, quantity, revision } = await plain();
    const asked = `kind=seats&quantity=${quantity + 5}`;
    const { previewId, total } = (await preview(id, asked)).json;
    const other = await send(id, { previewId, total: total - 1 });
    expect([other.status, other.json.code]).toEqual([409, 'preview_expired']);
    expect(other.json.subscription.revision).toBe(revision);
    await ada('PATCH', `/subscriptions/${id}`, { revision, project: 'North' });
    expect((await send(id, { previewId, total })).json.code).toBe('preview_expired');
    const old = await preview(id, asked);
    clock.advance(15 * MINUTE);
    expect((await place(id, old)).json.code).toBe('preview_expired');
    expect((await subscriptionNow(ada, id)).changing).toBeNull();
  });

  it('last because the customer is suspended', async () => {
    const { id, quantity, customerId } = await plain();
    const answer = await preview(id, `kind=seats&quantity=${quantity + 5}`);
    const suspending = await preview(id, 'kind=suspend');
    sandbox.commerce.suspend(customerId);
    const other = await send(id, { previewId: answer.json.previewId, total: 1 });
    expect(other.json.code).toBe('preview_expired');
    const { status, json } = await place(id, answer);
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ field: 'customerId', code: 'customer_suspended' }]);
    expect((await place(id, suspending)).status).toBe(201);
  });
});

describe('while impersonating (wire §1)', () => {
  /** The administrator, in a tab that acts as the reseller. */
  async function actingAsReseller(allowed?: 'changeSubscriptions'): Promise<CommerceCaller> {
    sandbox.useScenario('impersonated', {
      signedInAs: ADMIN_EMAIL,
      impersonates: RESELLER_EMAIL,
      ...(allowed && { allowedWhileImpersonating: [allowed] }),
    });
    ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    return impersonatingCaller(sandbox);
  }

  const own = () => plain(({ customerId }) => customerId === 'customer-5');

  it('changes and renewals are blocked, previews and names are not', async () => {
    const acting = await actingAsReseller();
    const { id, revision } = await own();
    const answer = await preview(id, 'kind=suspend', acting);
    expect(answer.status).toBe(200);
    const blocked = { code: 'impersonation_blocked', setting: 'changeSubscriptions' };
    for (const called of [
      await place(id, answer, acting),
      await acting('PUT', `/subscriptions/${id}/renewal`, { revision, autoRenew: false }),
      await acting('DELETE', `/subscriptions/${id}/renewal?revision=${revision}`),
    ]) {
      expect([called.status, called.json]).toMatchObject([403, blocked]);
    }
    const named = await acting('PATCH', `/subscriptions/${id}`, { revision, project: 'North' });
    expect(named.status).toBe(200);
    expect(await subscriptionNow(ada, id)).toMatchObject({ state: 'active', autoRenew: true });
  });

  it('what the server allows keeps both names', async () => {
    const acting = await actingAsReseller('changeSubscriptions');
    const { id } = await own();
    const { status, json } = await place(id, await preview(id, 'kind=suspend', acting), acting);
    expect(status).toBe(201);
    expect(json).toMatchObject({ placedBy: RESELLER_EMAIL, impersonatedBy: ADMIN_EMAIL });
    expect(json.events[0].text).toContain(ADMIN_EMAIL);
    expect(json.events[0].text).toContain(RESELLER_EMAIL);
  });
});
