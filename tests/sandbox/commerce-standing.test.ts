import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, BUYER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceAnswer, type CommerceCaller, commerceCaller } from './commerce-caller';
import { buyAll, fillCart } from './commerce-shop';

const YEAR_MS = 365 * 86_400_000;
const RESELLER = 'customer-2';
const CUSTOMER = 'customer-3';
const PLAN = 'p-office-start-ym';
const NEW = {
  key: 'key-1',
  name: 'Ny Kunde AS',
  country: 'NO',
  currency: 'EUR',
  level: 0,
  vatId: null,
  priceListId: 'pl-standard-customer-2',
  creditLimit: null,
  contact: { name: 'Ola Nordmann', email: 'ola@ny.example', phone: null },
  acceptAgreement: true,
};

const outcome = ({ status, json }: CommerceAnswer) => [
  status,
  json?.errors?.[0].code ?? json?.code ?? null,
];

async function world() {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const [admin, seller] = [
    await commerceCaller(sandbox, ADMIN_EMAIL),
    await commerceCaller(sandbox, RESELLER_EMAIL),
  ];
  const move = async (by: CommerceCaller, id: string, action: string) => {
    const { revision } = (await by('GET', `/customers/${id}`)).json;
    return by('POST', `/customers/${id}/${action}`, { revision, reason: null });
  };
  return { clock, sandbox, admin, seller, move };
}

/** A subscription of the customer that is live and can be changed. */
async function liveOf(call: CommerceCaller) {
  const query = `customerId=${CUSTOMER}&state=active&term=P1Y&pageSize=100`;
  const { data } = (await call('GET', `/subscriptions?${query}`)).json;
  return data.find(
    (each: { changing: object | null; renewsOn: string; autoRenew: boolean }) =>
      each.changing === null && each.autoRenew && Date.parse(each.renewsOn) > FROZEN_AT_MS + 2e8,
  );
}

describe('a suspended reseller (commerce §3)', () => {
  it('buys nothing for its customers, and neither do they', async () => {
    const { sandbox, admin, seller, move } = await world();
    const buyer = await commerceCaller(sandbox, BUYER_EMAIL);
    await fillCart(buyer, [{ id: 'l-1', planId: PLAN }], [CUSTOMER]);
    const waiting = (await buyAll(buyer)).json.orders[0];
    expect(waiting.state).toBe('awaitingApproval');
    await fillCart(seller, [{ id: 'l-1', planId: PLAN }], [CUSTOMER]);
    await fillCart(buyer, [{ id: 'l-2', planId: PLAN }], [CUSTOMER]);
    expect((await move(admin, RESELLER, 'suspend')).status).toBe(200);

    for (const call of [seller, buyer]) {
      const { revision } = (await call('GET', '/cart')).json;
      const { issues } = (await call('GET', `/cart/quote?revision=${revision}`)).json;
      expect(issues[0]).toMatchObject({ severity: 'error', code: 'customer_suspended' });
      // What a seller does wrong is its own matter.
      expect(issues[0].message).toBe('Who sells to Halvorsen AS is suspended.');
      expect(outcome(await buyAll(call))).toEqual([422, 'customer_suspended']);
    }
    for (const by of [admin, seller]) {
      const approved = await by('POST', `/orders/${waiting.id}/approve`, { reason: null });
      expect(outcome(approved)).toEqual([422, 'customer_suspended']);
    }
    expect(outcome(await seller('POST', '/customers', NEW))).toEqual([422, 'customer_suspended']);
    expect((await seller('GET', '/customers')).json.totalRecords).toBe(14);
    const tenant = { vendorId: 'v-microsoft', domain: 'fjord.example' };
    for (const id of [CUSTOMER, RESELLER]) {
      expect(outcome(await seller('POST', `/customers/${id}/tenants`, tenant))).toEqual([
        ...[422, 'customer_suspended'],
      ]);
    }

    expect((await move(admin, RESELLER, 'resume')).status).toBe(200);
    expect((await buyAll(seller)).status).toBe(201);
  });

  it('changes no subscription to more, and may end what there is', async () => {
    const { admin, seller, move } = await world();
    const before = await liveOf(seller);
    const preview = async (kind: string) =>
      (await seller('GET', `/subscriptions/${before.id}/changes/preview?kind=${kind}`)).json;
    const more = await preview(`seats&quantity=${before.quantity + 1}`);
    expect(more.previewId).toBeDefined();
    expect((await move(admin, RESELLER, 'suspend')).status).toBe(200);
    const done = { previewId: more.previewId, total: more.total };
    expect(outcome(await seller('POST', `/subscriptions/${before.id}/changes`, done))).toEqual([
      422,
      'customer_suspended',
    ]);
    expect((await preview(`seats&quantity=${before.quantity + 1}`)).refusal.code).toBe(
      'customer_suspended',
    );
    const renewal = async (autoRenew: boolean, scheduled: object | null) => {
      const { revision } = (await seller('GET', `/subscriptions/${before.id}`)).json;
      const path = `/subscriptions/${before.id}/renewal`;
      return seller('PUT', path, { revision, autoRenew, scheduled });
    };
    const planned = { quantity: before.quantity + 1, planId: null, endsOn: null };
    expect(outcome(await renewal(true, planned))).toEqual([422, 'customer_suspended']);
    expect((await renewal(false, null)).status).toBe(200);
    expect(outcome(await renewal(true, null))).toEqual([422, 'customer_suspended']);
  });

  it('gets nothing that its vendors have in hand for its customers', async () => {
    const { clock, admin, seller, move } = await world();
    await fillCart(seller, [{ id: 'l-1', planId: PLAN }], [CUSTOMER]);
    const atWork = (await buyAll(seller)).json.orders[0];
    expect((await move(admin, RESELLER, 'suspend')).status).toBe(200);
    clock.advance(600_000);
    const stopped = (await admin('GET', `/orders/${atWork.id}`)).json;
    expect(stopped).toMatchObject({
      state: 'failed',
      lines: [{ state: 'failed', failure: { code: 'customer_suspended' } }],
    });
    const retry = `/orders/${atWork.id}/lines/${stopped.lines[0].id}/retry`;
    expect(outcome(await seller('POST', retry, {}))).toEqual([422, 'customer_suspended']);
  });
});

describe('a reseller that is to be closed (wire §4)', () => {
  it('has no order under way, no live subscription and no customer any more', async () => {
    const { clock, sandbox, admin, move } = await world();
    const reseller = 'customer-7';
    const below = `customer-26,customer-27,customer-28,customer-29,${reseller}`;
    const query = `customerId=${below}&pageSize=100`;
    await fillCart(admin, [{ id: 'l-1', planId: PLAN }], ['customer-26']);
    expect((await buyAll(admin)).status).toBe(201);
    expect(outcome(await move(admin, reseller, 'close'))).toEqual([409, 'open_orders']);
    clock.advance(60_000);
    const open = (await admin('GET', `/orders?view=open&${query}`)).json.data;
    for (const { id } of open) await admin('POST', `/orders/${id}/cancel`, { reason: null });
    expect(outcome(await move(admin, reseller, 'close'))).toEqual([422, 'live_subscriptions']);

    const live = (await admin('GET', `/subscriptions?state=active,suspended&${query}`)).json.data;
    for (const { id, revision, renewsOn } of live) {
      const path = `/subscriptions/${id}`;
      if (renewsOn) await admin('PUT', `${path}/renewal`, { revision, autoRenew: false });
      const { json } = await admin('GET', `${path}/changes/preview?kind=cancel`);
      const { previewId, total } = json;
      if (previewId) await admin('POST', `${path}/changes`, { previewId, total });
    }
    clock.advance(4 * YEAR_MS);
    // The session has run out meanwhile.
    const late = await commerceCaller(sandbox, ADMIN_EMAIL);
    const left = await late('GET', `/subscriptions?state=active,suspended&${query}`);
    expect(left.json.totalRecords).toBe(0);
    const refused = await move(late, reseller, 'close');
    expect(outcome(refused)).toEqual([422, 'live_subscriptions']);
    expect(refused.json.message).toBe('This customer still has customers.');
    for (const id of ['customer-26', 'customer-27', 'customer-29']) {
      expect((await move(late, id, 'close')).json.state, id).toBe('closed');
    }
    expect((await move(late, reseller, 'close')).json.state).toBe('closed');
  });
});

describe('a suspended or closed customer (commerce §3)', () => {
  const SUSPENDED = 'customer-12';
  const CLOSED = 'customer-28';

  it('gets no tenant', async () => {
    const { admin } = await world();
    for (const [id, code] of [
      [SUSPENDED, 'customer_suspended'],
      [CLOSED, 'customer_closed'],
    ] as const) {
      const before = (await admin('GET', `/customers/${id}/tenants`)).json;
      for (const asked of [{ domain: 'fjord.example' }, { domainPrefix: 'fjordnew' }]) {
        const body = { vendorId: 'v-microsoft', ...asked };
        const answer = await admin('POST', `/customers/${id}/tenants`, body);
        expect(outcome(answer), id).toEqual([422, code]);
      }
      for (const tenant of before.data) {
        const path = `/customers/${id}/tenants/${tenant.id}`;
        const again = await admin('POST', `${path}/resend`, {});
        const isLinked = tenant.state === 'active' || tenant.state === 'none';
        expect(outcome(again)).toEqual(isLinked ? [409, 'state_changed'] : [422, code]);
      }
      expect((await admin('GET', `/customers/${id}/tenants`)).json).toEqual(before);
    }
  });

  it('that is closed can only be read', async () => {
    const { admin } = await world();
    const before = (await admin('GET', `/customers/${CLOSED}`)).json;
    const { revision } = before;
    for (const changes of [{ name: 'Anders' }, { creditLimit: 1 }, { country: 'NO' }]) {
      const answer = await admin('PATCH', `/customers/${CLOSED}`, { revision, ...changes });
      expect(outcome(answer)).toEqual([409, 'state_changed']);
      expect(answer.json.customer).toEqual(before);
    }
    const path = `/customers/${SUSPENDED}`;
    const suspended = (await admin('GET', path)).json;
    const named = await admin('PATCH', path, { revision: suspended.revision, name: 'Hamnen' });
    expect([named.status, named.json.name]).toEqual([200, 'Hamnen']);
  });

  it('that is closed has nothing named or ordered again', async () => {
    const { admin, seller, move, clock } = await world();
    const made = (await seller('POST', '/customers', NEW)).json;
    const { data } = (await admin('GET', '/products?kind=usage&state=active&pageSize=100')).json;
    const plan = data
      .filter(({ needsTenant }: { needsTenant: boolean }) => !needsTenant)
      .flatMap(({ plans }: { plans: { id: string; currency: string }[] }) => plans)
      .find(({ currency }: { currency: string }) => currency === 'EUR');
    await fillCart(seller, [{ id: 'l-2', planId: plan.id, quantity: 1 }], [made.id]);
    const order = (await buyAll(seller)).json.orders[0];
    clock.advance(60_000);
    const [own] = (await seller('GET', `/subscriptions?customerId=${made.id}`)).json.data;
    const cancel = `/subscriptions/${own.id}/changes`;
    const { previewId, total } = (await seller('GET', `${cancel}/preview?kind=cancel`)).json;
    expect((await seller('POST', cancel, { previewId, total })).status).toBe(201);
    clock.advance(60_000);
    expect((await move(seller, made.id, 'close')).json.state).toBe('closed');

    const cart = (await seller('GET', '/cart')).json;
    const again = await seller('POST', `/orders/${order.id}/reorder`, {});
    expect(outcome(again)).toEqual([422, 'customer_closed']);
    expect((await seller('GET', '/cart')).json).toEqual(cart);
    const { revision } = (await seller('GET', `/subscriptions/${own.id}`)).json;
    const named = { revision, friendlyName: 'Late' };
    expect(outcome(await seller('PATCH', `/subscriptions/${own.id}`, named))).toEqual([
      ...[422, 'customer_closed'],
    ]);
  });
});

describe('one’s own company (wire §4)', () => {
  it('has what its seller decides about it from its seller alone', async () => {
    const { seller, admin } = await world();
    const path = `/customers/${RESELLER}`;
    const before = (await admin('GET', path)).json;
    const { revision } = before;
    for (const changes of [
      { country: 'CH' },
      { name: 'Nordlys' },
      { creditLimit: 1 },
      { priceListId: 'pl-standard-customer-2' },
      { acceptAgreement: true },
      { vatId: 'NO2', country: 'CH' },
    ]) {
      const answer = await seller('PATCH', path, { revision, ...changes });
      expect(outcome(answer), JSON.stringify(changes)).toEqual([403, 'forbidden']);
    }
    expect((await admin('GET', path)).json).toEqual(before);
    const contact = { ...before.contact, phone: '+47 1' };
    const own = await seller('PATCH', path, { revision, contact, vatId: 'NO2' });
    expect([own.status, own.json.contact, own.json.vatId]).toEqual([200, contact, 'NO2']);
    const sold = await admin('PATCH', path, { revision: revision + 1, country: 'CH' });
    expect(sold.json).toMatchObject({ country: 'CH', taxBps: 810 });
  });
});
