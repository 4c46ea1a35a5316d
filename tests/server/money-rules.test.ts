import { expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, BUYER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import type { CommerceAnswer, CommerceCaller } from '../sandbox/commerce-caller';
import { buyAll, fillCart } from '../sandbox/commerce-shop';
import { startPortal } from './fixture';
import { httpCaller } from './http-caller';

/*
 * Rights and money as a stranger asks for them: over HTTP, by what the pages promise, knowing nothing of
 * how the server keeps it.
 */

const PLAN = 'p-office-start-ym';
const CUSTOMER = 'customer-3';
const LARGEST = Number.MAX_SAFE_INTEGER;

async function portal() {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const { url } = await startPortal({ sandbox });
  const caller = async (email: string) => (await httpCaller(url, email)).call;
  return { url, clock, sandbox, caller, admin: await caller(ADMIN_EMAIL) };
}

async function allow(admin: CommerceCaller, email: string, permissions: readonly string[]) {
  const query = `roleName=${encodeURIComponent(`For ${email}`)}`;
  await admin('POST', `/roles/create-role?${query}`, permissions);
  await admin('POST', `/roles/assign-role?${query}`, [email]);
}

const errorCodes = ({ json }: CommerceAnswer): readonly string[] =>
  (json.errors ?? []).map(({ code }: { code: string }) => code);

/** The first order of a purchase. */
async function order(call: CommerceCaller, quantity = 10) {
  await fillCart(call, [{ id: `l-${Math.random()}`, planId: PLAN, quantity }], [CUSTOMER]);
  const bought = await buyAll(call);
  if (bought.status !== 201) throw new Error(bought.text);
  return bought.json.orders[0];
}

it('two people of one company see what each may know of, in either order (A2)', async () => {
  const { url, sandbox, caller, admin } = await portal();
  const reseller = await caller(RESELLER_EMAIL);
  const email = 'colleague@nordlys.example';
  await allow(admin, RESELLER_EMAIL, ['User.Invite', 'Subscription.Read', 'Report.Revenue']);
  expect((await reseller('POST', '/users', { email })).status).toBeLessThan(300);
  const mail = sandbox.outbox.find(({ to }) => to === email);
  const query = new URLSearchParams({ confirmationToken: mail?.token ?? '', email });
  await admin('GET', `/login/confirm-email?${query}`);
  await allow(admin, email, ['Subscription.Read']);
  const { call: colleague } = await httpCaller(url, email, mail?.password ?? '');

  /** How many of the subscriptions that somebody sees say what they cost. */
  const costs = async (call: CommerceCaller) => {
    const { json } = await call('GET', '/subscriptions?pageSize=100');
    return json.data.filter((row: object) => 'unitCost' in row).length;
  };
  const all = await costs(reseller);
  expect(all).toBeGreaterThan(5);
  expect(await costs(colleague)).toBe(0);
  const { text } = await colleague('GET', '/subscriptions/export');
  expect(text.split('\r\n')[0]).not.toContain('unitCost');
  expect(await costs(reseller)).toBe(all);
});

/** Every number of an answer that is not exact. */
function inexact(value: unknown): readonly number[] {
  if (typeof value === 'number') return Math.abs(value) > LARGEST ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(inexact) : [];
}

it('no write takes more than can be counted (A3)', async () => {
  const { caller, admin } = await portal();
  const reseller = await caller(RESELLER_EMAIL);
  const buyer = await caller(BUYER_EMAIL);
  const products: { limits: { max: number | null }; plans: { id: string; term: string }[] }[] = [];
  for (let page = 1; page < 4; page += 1) {
    const query = `customerId=${CUSTOMER}&state=active&pageSize=100&pageNumber=${page}`;
    products.push(...(await reseller('GET', `/products?${query}`)).json.data);
  }
  const plan = products
    .filter(({ limits }) => limits.max === null)
    .flatMap(({ plans }) => plans)
    .find(({ term }) => term === 'P1Y' || term === 'P3Y');
  if (!plan) throw new Error('Nothing is sold without end');
  await fillCart(reseller, [], [CUSTOMER]);
  const add = (quantity: number) =>
    reseller('POST', '/cart/lines', { id: `l-${quantity}`, planId: plan.id, quantity });
  for (const quantity of [1_000_001, LARGEST, 2 ** 53, 1e300]) {
    const refused = await add(quantity);
    expect([refused.status, errorCodes(refused)]).toEqual([422, ['too_large']]);
  }
  const added = await add(10);
  expect(added.status).toBe(200);
  const { revision } = added.json;
  const change = { revision, quantity: LARGEST };
  const changed = await reseller('PATCH', '/cart/lines/l-10', change);
  expect(errorCodes(changed)).toEqual(['too_large']);
  const bought = await buyAll(reseller);
  expect(bought.status).toBe(201);

  const dates = `customerId=${CUSTOMER}&planId=${plan.id}`;
  expect((await reseller('GET', `/end-dates?${dates}&quantity=${LARGEST}`)).status).toBe(422);

  const list = (await admin('GET', '/price-lists?pageSize=100')).json.data[0];
  const override = await admin('PUT', `/price-lists/${list.id}/overrides/${plan.id}`, {
    unitPrice: LARGEST,
    allowBelowCost: true,
  });
  expect([override.status, errorCodes(override)]).toEqual([422, ['too_large']]);

  const customer = (await reseller('GET', `/customers/${CUSTOMER}`)).json;
  const limit = await reseller('PATCH', `/customers/${CUSTOMER}`, {
    revision: customer.revision,
    creditLimit: 2 ** 53,
  });
  expect(errorCodes(limit)).toEqual(['too_large']);

  const due = (await admin('GET', '/statements?state=issued,overdue&pageSize=1')).json.data[0];
  const paid = { id: 'pay-1', amount: 2 ** 53, paidOn: '2026-02-01', reference: null };
  expect(errorCodes(await admin('POST', `/statements/${due.id}/payments`, paid))).toEqual([
    'too_large',
  ]);

  for (const call of [buyer, reseller, admin]) {
    for (const path of ['/orders', '/statements', '/subscriptions', '/dashboard/spend']) {
      const { status, json } = await call('GET', `${path}?pageSize=100`);
      if (status === 200) expect(inexact(json)).toEqual([]);
    }
  }
});

it('seats and scheduled seats are bounded too (A3)', async () => {
  const { clock, caller, admin } = await portal();
  const reseller = await caller(RESELLER_EMAIL);
  const { json } = await admin('GET', '/products?state=active&pageSize=100');
  const open = json.data.filter(
    ({ limits, plans }: { limits: { max: number | null }; plans: { term: string }[] }) =>
      limits.max === null && plans.some(({ term }) => term === 'P1Y'),
  );
  const planId = open
    .flatMap(({ plans }: { plans: { id: string; term: string; currency: string }[] }) => plans)
    .find(
      (each: { term: string; currency: string }) => each.term === 'P1Y' && each.currency === 'EUR',
    )?.id;
  await fillCart(reseller, [{ id: 'l-1', planId, quantity: 10 }], [CUSTOMER]);
  await buyAll(reseller);
  clock.advance(60_000);
  const [mine] = (await reseller('GET', `/subscriptions?planId=${planId}&customerId=${CUSTOMER}`))
    .json.data;
  const preview = `/subscriptions/${mine.id}/changes/preview?kind=seats&quantity=`;
  expect(errorCodes(await reseller('GET', `${preview}${LARGEST}`))).toEqual(['too_large']);
  const scheduled = { quantity: LARGEST, planId: null, endsOn: null };
  const renewal = await reseller('PUT', `/subscriptions/${mine.id}/renewal`, {
    ...{ revision: mine.revision, autoRenew: true, scheduled },
  });
  expect([renewal.status, errorCodes(renewal)]).toEqual([422, ['too_large']]);
});

it('nothing is done for a customer who was suspended or closed meanwhile (A7)', async () => {
  const { clock, caller, admin } = await portal();
  const [reseller, buyer] = [await caller(RESELLER_EMAIL), await caller(BUYER_EMAIL)];
  const waiting = await order(buyer);
  const atWork = await order(reseller);
  const drafts = async () =>
    (await reseller('GET', `/statements?customerId=${CUSTOMER}&state=draft`)).json.sums;
  const before = await drafts();
  const move = async (action: string) => {
    const { revision } = (await reseller('GET', `/customers/${CUSTOMER}`)).json;
    return reseller('POST', `/customers/${CUSTOMER}/${action}`, { revision, reason: null });
  };
  const closed = await move('close');
  expect([closed.status, closed.json.code]).toEqual([409, 'open_orders']);
  expect(closed.json.customer.id).toBe(CUSTOMER);

  expect((await move('suspend')).status).toBe(200);
  clock.advance(600_000);
  const stopped = (await reseller('GET', `/orders/${atWork.id}`)).json;
  expect(stopped).toMatchObject({
    state: 'failed',
    lines: [{ state: 'failed', failure: { code: 'customer_suspended' } }],
  });
  expect(await drafts()).toEqual(before);
  const line = stopped.lines[0].id;
  const again = await reseller('POST', `/orders/${atWork.id}/lines/${line}/retry`, {});
  expect([again.status, errorCodes(again)]).toEqual([422, ['customer_suspended']]);
  const approved = await admin('POST', `/orders/${waiting.id}/approve`, { reason: null });
  expect([approved.status, errorCodes(approved)]).toEqual([422, ['customer_suspended']]);
  expect((await move('resume')).status).toBe(200);
  expect((await admin('POST', `/orders/${waiting.id}/approve`, { reason: null })).status).toBe(200);
});

it('nobody approves what they had a hand in themselves (A8)', async () => {
  const { url, sandbox } = await portal();
  sandbox.useScenario('signedOut', { allowedWhileImpersonating: ['placeOrders', 'approveOrders'] });
  const { call: admin, actAs } = await httpCaller(url, ADMIN_EMAIL);
  const asBuyer = await actAs(BUYER_EMAIL);
  const placed = await order(asBuyer);
  expect(placed).toMatchObject({
    ...{ state: 'awaitingApproval', placedBy: BUYER_EMAIL, impersonatedBy: ADMIN_EMAIL },
  });
  const decide = (call: CommerceCaller, id: string) =>
    call('POST', `/orders/${id}/approve`, { reason: null });
  const [own, asOther] = [await decide(admin, placed.id), await decide(asBuyer, placed.id)];
  expect([own.status, own.json.code]).toEqual([403, 'own_order']);
  expect(asOther.status).toBe(403);
  const waiting = (await admin('GET', '/orders?view=waitingForMe&pageSize=100')).json;
  expect(waiting.data.map(({ id }: { id: string }) => id)).not.toContain(placed.id);
  const { waitingForMe } = (await admin('GET', '/dashboard/summary')).json;
  expect(waitingForMe).toBe(waiting.totalRecords);

  // The other way round: what was placed by oneself, approved in the name of another.
  const permissions = ['Marketplace.ReadWrite', 'Order.Read', 'Order.Approve', 'User.Impersonate'];
  await allow(admin, RESELLER_EMAIL, permissions);
  await allow(admin, 'halyna@nordlys.example', permissions);
  const rosa = await httpCaller(url, RESELLER_EMAIL);
  const second = await order(rosa.call);
  expect(second.state).toBe('awaitingApproval');
  const asHalyna = await rosa.actAs('halyna@nordlys.example');
  const other = await decide(asHalyna, second.id);
  expect([other.status, other.json.code]).toEqual([403, 'own_order']);
  const { call: halyna } = await httpCaller(url, 'halyna@nordlys.example');
  expect((await decide(halyna, second.id)).status).toBe(200);
});

it('six orders in a row stay within the credit limit, and so do changes and approvals (A9)', async () => {
  const { clock, caller, admin } = await portal();
  const [reseller, buyer] = [await caller(RESELLER_EMAIL), await caller(BUYER_EMAIL)];
  const limit = async (creditLimit: number) => {
    const { revision } = (await reseller('GET', `/customers/${CUSTOMER}`)).json;
    const answer = await reseller('PATCH', `/customers/${CUSTOMER}`, { revision, creditLimit });
    expect(answer.status).toBe(200);
    return answer.json.openBalance as number;
  };
  let ordered = (await order(reseller, 290)).total;
  const creditLimit = Math.floor(2.5 * ordered) + (await limit(LARGEST));
  const openBalance = await limit(creditLimit);
  const refusals: string[] = [];
  for (let at = 1; at < 6; at += 1) {
    // The buyer's wait for an approval, the reseller's are done in between.
    const call = at % 2 === 0 ? reseller : buyer;
    await fillCart(call, [{ id: `l-${at}`, planId: PLAN, quantity: 290 }], [CUSTOMER]);
    const answer = await buyAll(call);
    if (answer.status === 201) ordered += answer.json.orders[0].total;
    else refusals.push(...errorCodes(answer));
    if (at === 3) clock.advance(60_000);
    const { revision } = (await call('GET', '/cart')).json;
    await call('DELETE', `/cart?revision=${revision}`);
  }
  expect(openBalance + ordered).toBeLessThanOrEqual(creditLimit);
  expect(new Set(refusals)).toEqual(new Set(['credit_limit']));

  await limit(1);
  const query = `customerId=${CUSTOMER}&state=active&term=P1Y`;
  const { data } = (await reseller('GET', `/subscriptions?${query}`)).json;
  for (const { id, quantity } of data) {
    const path = `/subscriptions/${id}/changes/preview?kind=seats&quantity=${quantity + 5}`;
    const { json } = await reseller('GET', path);
    if (!json.errors) expect(json.refusal).toBeDefined();
  }
  const waiting = (await admin('GET', `/orders?state=awaitingApproval&customerId=${CUSTOMER}`))
    .json;
  expect(waiting.totalRecords).toBeGreaterThan(0);
  for (const { id } of waiting.data) {
    const answer = await admin('POST', `/orders/${id}/approve`, { reason: null });
    expect(errorCodes(answer)).toEqual(['credit_limit']);
  }
});
