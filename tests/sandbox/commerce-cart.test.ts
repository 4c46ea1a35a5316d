import { beforeEach, describe, expect, it } from 'vitest';
import { readCart } from '../../src/api/calls/cart';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CSRF_HEADER, IMPERSONATION_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const YEARLY = 'p-office-start-ym';
const SWISS = 'p-office-start-chf';
const DAY_MS = 86_400_000;
const LINE = { id: 'l-1', planId: YEARLY, quantity: 25 };

let clock: ManualClock;
let sandbox: Sandbox;
let reseller: CommerceCaller;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
});

/** The current cart. */
const cart = async (ask: CommerceCaller = reseller) => (await ask('GET', '/cart')).json;

/** Signs in again: a session is over long before a cart expires. */
async function later(days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
}

async function setTargets(...customerIds: readonly string[]) {
  const { revision } = await cart();
  const targets = customerIds.map((customerId) => ({ customerId, tenantId: null }));
  return reseller('PUT', '/cart/targets', { revision, targets });
}

/** What a customer sees who may buy. */
async function buyer(): Promise<CommerceCaller> {
  await allowOnly(sandbox, CUSTOMER_EMAIL, ['Marketplace.ReadWrite']);
  return commerceCaller(sandbox, CUSTOMER_EMAIL);
}

describe('a cart (wire §3.2)', () => {
  it('is there from the first look on, and stays the same', async () => {
    const first = await reseller('GET', '/cart');
    expect(first).toMatchObject({
      status: 200,
      json: {
        ...{ id: 'ca-1001', revision: 1, state: 'open', currency: null, targets: [], lines: [] },
        ...{ poNumber: null, updatedBy: RESELLER_EMAIL, lastPurchase: null },
        expiresAt: new Date(FROZEN_AT_MS + 30 * DAY_MS).toISOString(),
        updatedAt: new Date(FROZEN_AT_MS).toISOString(),
      },
    });
    expect(await cart()).toEqual(first.json);
    expect((await cart(await commerceCaller(sandbox, ADMIN_EMAIL))).id).not.toBe(first.json.id);
  });

  it('of a customer is for their own company, in its tenant if exactly one is active', async () => {
    const ask = await buyer();
    const tenants = (await ask('GET', '/customers/customer-3/tenants')).json.data;
    const active = tenants.filter(({ state }: { state: string }) => state === 'active');
    expect(active).toHaveLength(1);
    expect((await cart(ask)).targets).toEqual([
      {
        ...{ id: expect.any(String), customerId: 'customer-3', customerName: 'Halvorsen AS' },
        ...{ tenantId: active[0].id, domain: active[0].domain },
      },
    ]);
    expect((await cart(ask)).currency).toBe('EUR');
  });

  it('outlives sessions: it is there in another browser', async () => {
    await reseller('POST', '/cart/lines', LINE);
    const elsewhere = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect((await cart(elsewhere)).lines).toHaveLength(1);
  });

  it('has the buyer’s own number, and loses it', async () => {
    const set = await reseller('PATCH', '/cart', { revision: 1, poNumber: 'PO-77' });
    expect([set.status, set.json.poNumber, set.json.revision]).toEqual([200, 'PO-77', 2]);
    const kept = await reseller('PATCH', '/cart', { revision: 2 });
    expect(kept.json.poNumber).toBe('PO-77');
    const none = await reseller('PATCH', '/cart', { revision: 3, poNumber: null });
    expect(none.json.poNumber).toBeNull();
    const long = await reseller('PATCH', '/cart', { revision: 4, poNumber: 'x'.repeat(51) });
    expect(long).toMatchObject({
      status: 422,
      json: { code: 'invalid', errors: [{ field: 'poNumber', code: 'too_long' }] },
    });
  });

  it('is emptied, and keeps its customers', async () => {
    await setTargets('customer-3');
    await reseller('POST', '/cart/lines', LINE);
    await reseller('PATCH', '/cart', { revision: 3, poNumber: 'PO-77' });
    const cleared = await reseller('DELETE', '/cart?revision=4');
    expect(cleared.json).toMatchObject({ revision: 5, lines: [], poNumber: null });
    expect(cleared.json.targets).toHaveLength(1);
  });

  it('is read as the portal reads it', async () => {
    await setTargets('customer-3');
    const { json } = await reseller('POST', '/cart/lines', LINE);
    expect(readCart(json)).toMatchObject({ currency: 'EUR', lines: [{ limits: { max: 300 } }] });
    expect(json.lines[0]).not.toHaveProperty('currency');
    expect(json.targets[0]).not.toHaveProperty('currency');
  });
});

describe('a line of a cart (wire §3.2)', () => {
  it('is added with what is known of its plan, and raises revision and expiry', async () => {
    await cart();
    clock.advance(60_000);
    const { status, json } = await reseller('POST', '/cart/lines', LINE);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...{ revision: 2, currency: 'EUR' },
      expiresAt: new Date(FROZEN_AT_MS + 60_000 + 30 * DAY_MS).toISOString(),
    });
    expect(json.lines).toEqual([
      {
        ...LINE,
        ...{ friendlyName: null, addOnTo: null, endsOn: null, domainPrefix: null },
        ...{ productId: 'p-office-start', productName: 'Office Start', kind: 'license' },
        ...{ vendorId: 'v-norrvik', vendorName: 'Norrvik Office', term: 'P1Y', cycle: 'month' },
        ...{ limits: { min: 1, max: 300, step: 1 }, needsTenant: false },
      },
    ]);
  });

  it('that arrives twice is there once, whatever the second one says, and raises nothing', async () => {
    const first = await reseller('POST', '/cart/lines', LINE);
    clock.advance(60_000);
    const again = await reseller('POST', '/cart/lines', { ...LINE, planId: 'nope', quantity: 0 });
    expect(again).toMatchObject({ status: 200, json: first.json });
    // Also when the cart has expired by then.
    await later(31);
    const late = await reseller('POST', '/cart/lines', LINE);
    expect([late.status, late.json.state]).toEqual([200, 'expired']);
  });

  it('is removed, and added again at the end', async () => {
    await reseller('POST', '/cart/lines', LINE);
    await reseller('POST', '/cart/lines', { ...LINE, id: 'l-2' });
    const removed = await reseller('DELETE', '/cart/lines/l-1?revision=3');
    expect(removed.json.lines.map(({ id }: { id: string }) => id)).toEqual(['l-2']);
    const undone = await reseller('POST', '/cart/lines', LINE);
    expect(undone.json.lines.map(({ id }: { id: string }) => id)).toEqual(['l-2', 'l-1']);
    expect(undone.json.revision).toBe(5);
  });

  it('is changed in what is said about it, and in nothing else', async () => {
    await reseller('POST', '/cart/lines', { ...LINE, friendlyName: 'Oslo' });
    const more = await reseller('PATCH', '/cart/lines/l-1', { revision: 2, quantity: 30 });
    expect(more.json.lines[0]).toMatchObject({ quantity: 30, friendlyName: 'Oslo' });
    const other = { revision: 3, planId: 'p-office-business-yy', friendlyName: null };
    const changed = await reseller('PATCH', '/cart/lines/l-1', other);
    expect(changed.json.lines[0]).toMatchObject({
      ...{ id: 'l-1', quantity: 30, friendlyName: null },
      ...{ productName: 'Office Business', cycle: 'year' },
    });
    const same = await reseller('PATCH', '/cart/lines/l-1', { revision: 4, id: 'l-9' });
    expect(same.json.lines[0].id).toBe('l-1');
  });

  it('alone decides about the currency while there is nobody to buy for', async () => {
    await reseller('POST', '/cart/lines', LINE);
    const changed = await reseller('PATCH', '/cart/lines/l-1', { revision: 2, planId: SWISS });
    expect([changed.status, changed.json.currency]).toEqual([200, 'CHF']);
    const mixed = await reseller('POST', '/cart/lines', { ...LINE, id: 'l-2' });
    expect(mixed.json.errors).toEqual([
      expect.objectContaining({ lineId: 'l-2', field: 'planId', code: 'currency_mixed' }),
    ]);
  });

  it('ends with something else where that is offered', async () => {
    await setTargets('customer-3');
    const add = (id: string, more: object) =>
      reseller('POST', '/cart/lines', { ...LINE, id, ...more });
    const added = await add('l-1', { endsOn: '2026-04-01' });
    expect(added.json.lines[0].endsOn).toBe('2026-04-01');
    for (const [endsOn, code] of [
      ['2026-04-02', 'coterm_unavailable'],
      ['2026-02-30', 'not_a_date'],
    ]) {
      expect((await add('l-2', { endsOn })).json.errors, endsOn).toEqual([
        expect.objectContaining({ lineId: 'l-2', field: 'endsOn', code }),
      ]);
    }
    const trial = { planId: 'p-office-start-trial', endsOn: '2026-04-01' };
    expect((await add('l-2', trial)).json.errors[0].code).toBe('coterm_unavailable');
    const cleared = await reseller('PATCH', '/cart/lines/l-1', { revision: 3, endsOn: null });
    expect(cleared.json.lines[0].endsOn).toBeNull();
  });

  it('is an add-on to another line, or to a live subscription', async () => {
    const add = (id: string, addOnTo: string) =>
      reseller('POST', '/cart/lines', { id, planId: 'p-office-archive-ym', quantity: 1, addOnTo });
    await reseller('POST', '/cart/lines', LINE);
    expect((await add('l-2', 'l-1')).json.lines[1].addOnTo).toBe('l-1');
    const rows = (await reseller('GET', '/subscriptions?pageSize=100')).json.data;
    const inState = (wanted: string) =>
      rows.find(({ state }: { state: string }) => state === wanted).id;
    expect((await add('l-3', inState('active'))).status).toBe(200);
    expect((await add('l-4', inState('cancelled'))).json.errors).toEqual([
      expect.objectContaining({ field: 'addOnTo', code: 'unknown_value' }),
    ]);
    const others = await commerceCaller(sandbox, ADMIN_EMAIL);
    const [foreign] = (await others('GET', '/subscriptions?customerId=customer-19')).json.data;
    expect((await add('l-4', foreign.id)).json.code).toBe('not_found');
    expect((await add('l-4', 'nothing')).status).toBe(404);
  });

  it.each([
    [{ id: '' }, [['id', 'required']]],
    [{ id: 'x'.repeat(65) }, [['id', 'too_long']]],
    [
      { planId: undefined, quantity: undefined },
      [
        ['planId', 'required'],
        ['quantity', 'required'],
      ],
    ],
    [{ quantity: 0 }, [['quantity', 'quantity_range']]],
    [{ quantity: 301 }, [['quantity', 'quantity_range']]],
    [{ quantity: 1.5 }, [['quantity', 'not_integer']]],
    [{ quantity: '25' }, [['quantity', 'not_integer']]],
    [{ planId: 'nope' }, [['planId', 'plan_retired']]],
    [{ planId: 'p-voice-global-ym' }, [['planId', 'plan_retired']]],
    [{ planId: 'p-network-core-ym' }, [['planId', 'plan_retired']]],
    [{ friendlyName: 'x'.repeat(65) }, [['friendlyName', 'too_long']]],
    [{ domainPrefix: 'HALV' }, [['domainPrefix', 'domain_invalid']]],
    [
      { quantity: 0, domainPrefix: 'h' },
      [
        ['quantity', 'quantity_range'],
        ['domainPrefix', 'domain_invalid'],
      ],
    ],
  ])('with %j is refused, and the cart stays as it is', async (more, expected) => {
    const before = await cart();
    const { status, json } = await reseller('POST', '/cart/lines', { ...LINE, ...more });
    expect([status, json.code]).toEqual([422, 'invalid']);
    const errors = json.errors as readonly Record<string, string>[];
    expect(errors.map(({ field, code }) => [field, code])).toEqual(expected);
    for (const { message } of errors) expect(message).toMatch(/\w.*\.$|\?$/);
    expect(json.message).toBe(errors[0]?.message);
    expect(await cart()).toEqual(before);
  });

  it('says how many there can be', async () => {
    const tooMany = await reseller('POST', '/cart/lines', { ...LINE, quantity: 301 });
    expect(tooMany.json.errors[0]).toEqual({
      ...{ lineId: 'l-1', field: 'quantity', code: 'quantity_range' },
      message: 'The quantity must be 1 to 300.',
    });
  });

  it('is one of a hundred at most', async () => {
    for (let at = 0; at < 100; at += 1) {
      await reseller('POST', '/cart/lines', { ...LINE, id: `l-${at}` });
    }
    const { json } = await reseller('POST', '/cart/lines', { ...LINE, id: 'l-100' });
    expect(json.errors).toEqual([expect.objectContaining({ lineId: 'l-100', code: 'too_many' })]);
    expect((await cart()).lines).toHaveLength(100);
  });

  it('that became impossible can still be renamed, but not be bought more of', async () => {
    await setTargets('customer-3');
    await reseller('POST', '/cart/lines', { ...LINE, endsOn: '2026-04-01' });
    await later(31);
    const { json } = await reseller('POST', '/cart/renew', { revision: 3 });
    const named = { revision: json.revision, friendlyName: 'Oslo' };
    expect((await reseller('PATCH', '/cart/lines/l-1', named)).status).toBe(200);
    const again = { revision: json.revision + 1, endsOn: '2026-04-01' };
    expect((await reseller('PATCH', '/cart/lines/l-1', again)).json.errors[0].code).toBe(
      'coterm_unavailable',
    );
  });
});

describe('the customers of a cart (wire §3.2)', () => {
  it('is said all at once; who stays keeps their id', async () => {
    const first = (await setTargets('customer-3')).json;
    expect(first.targets[0]).toMatchObject({ customerName: 'Halvorsen AS', domain: null });
    const second = (await setTargets('customer-5', 'customer-3')).json;
    expect(second.targets[1]).toEqual(first.targets[0]);
    expect(second.targets[0].id).not.toBe(first.targets[0].id);
    expect((await setTargets()).json.targets).toEqual([]);
  });

  it('can be a tenant of theirs, and the same customer with another one', async () => {
    const tenants = (await reseller('GET', '/customers/customer-3/tenants')).json.data;
    const [tenant] = tenants;
    const pair = { customerId: 'customer-3', tenantId: tenant.id };
    const targets = [pair, { ...pair, tenantId: null }];
    const { json } = await reseller('PUT', '/cart/targets', { revision: 1, targets });
    expect(json.targets.map(({ domain }: { domain: string }) => domain)).toEqual([
      tenant.domain,
      null,
    ]);
    const foreign = { revision: 2, targets: [{ ...pair, customerId: 'customer-5' }] };
    expect((await reseller('PUT', '/cart/targets', foreign)).json.code).toBe('not_found');
  });

  it('can be one’s own company, for a reseller', async () => {
    expect((await setTargets('customer-2')).json.targets[0].customerName).toBe('Nordlys Partner');
  });

  it.each([
    ['twice the same', ['customer-3', 'customer-3'], 'duplicate_target'],
    ['more than twenty', Array.from({ length: 21 }, () => 'customer-3'), 'too_many'],
  ])('is refused: %s', async (_, ids, code) => {
    const { status, json } = await setTargets(...ids);
    expect([status, json.errors[0].field, json.errors[0].code]).toEqual([422, 'targets', code]);
    expect((await cart()).targets).toEqual([]);
  });

  it('has one currency with the lines, and nobody who is closed or the provider', async () => {
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const codes = async (...ids: readonly string[]) => {
      const { revision } = await cart(admin);
      const targets = ids.map((customerId) => ({ customerId, tenantId: null }));
      const { json } = await admin('PUT', '/cart/targets', { revision, targets });
      return json.errors?.map(({ code }: { code: string }) => code);
    };
    expect(await codes('customer-3', 'customer-19')).toEqual(['currency_mixed']);
    expect(await codes('customer-28')).toEqual(['customer_closed']);
    expect(await codes('customer-1')).toEqual(['unknown_value']);
    await admin('POST', '/cart/lines', LINE);
    expect(await codes('customer-19')).toEqual(['currency_mixed']);
    expect(await codes('customer-3', 'customer-12')).toBeUndefined();
    const swiss = await admin('POST', '/cart/lines', { ...LINE, id: 'l-2', planId: SWISS });
    expect(swiss.json.errors[0]).toMatchObject({ field: 'planId', code: 'currency_mixed' });
  });

  it('is never another company than one may see', async () => {
    expect((await setTargets('customer-19')).status).toBe(404);
    expect((await setTargets('nope')).json.code).toBe('not_found');
    const ask = await buyer();
    await cart(ask);
    const targets = [{ customerId: 'customer-5', tenantId: null }];
    expect((await ask('PUT', '/cart/targets', { revision: 1, targets })).status).toBe(404);
    const own = { revision: 1, targets: [{ customerId: 'customer-3', tenantId: null }] };
    expect((await ask('PUT', '/cart/targets', own)).status).toBe(200);
  });
});

/** Every write to a cart, with a revision to fill in. */
const WRITES: readonly (readonly [string, string, (revision: unknown) => object | undefined])[] = [
  ['PATCH', '/cart', (revision) => ({ revision, poNumber: 'PO-1' })],
  ['DELETE', '/cart', () => undefined],
  ['POST', '/cart/renew', (revision) => ({ revision })],
  ['PATCH', '/cart/lines/l-1', (revision) => ({ revision, quantity: 2 })],
  ['DELETE', '/cart/lines/l-1', () => undefined],
  ['PUT', '/cart/targets', (revision) => ({ revision, targets: [] })],
];

/** Sends a write with a revision. */
function send(
  ask: CommerceCaller,
  [method, path, body]: (typeof WRITES)[number],
  revision: unknown,
) {
  const query = method === 'DELETE' ? `?revision=${revision}` : '';
  return ask(method, `${path}${query}`, body(revision));
}

describe.each(WRITES)('%s %s (wire §1, in this order)', (method, path, body) => {
  const write = [method, path, body] as const;
  beforeEach(() => reseller('POST', '/cart/lines', LINE));

  it('needs a session, a CSRF token and the permission, before anything is read', async () => {
    const request = (headers: Readonly<Record<string, string>>) =>
      sandbox.fetch(new Request(`http://portal.test/app${path}`, { method, headers }));
    expect((await request({})).status).toBe(401);
    const viewer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect(await send(viewer, write, 'x')).toMatchObject({
      status: 403,
      json: { code: 'forbidden', permission: 'Marketplace.ReadWrite' },
    });
  });

  it('needs a revision, that of the newest cart', async () => {
    const before = await cart();
    for (const bad of ['x', '', -1, 1.5, null]) {
      expect((await send(reseller, write, bad)).json.code, String(bad)).toBe('bad_query');
    }
    const stale = await send(reseller, write, 1);
    expect(stale).toMatchObject({ status: 409, json: { code: 'cart_changed', cart: before } });
    expect(await cart()).toEqual(before);
    const ahead = await send(reseller, write, 3);
    expect(ahead.json.code).toBe('cart_changed');
  });

  it('is refused once the cart has expired, but to begin again with what is in it', async () => {
    await later(31);
    const before = await cart();
    expect(before.state).toBe('expired');
    const answer = await send(reseller, write, 2);
    if (path === '/cart/renew') {
      expect(answer.json).toMatchObject({ state: 'open', revision: 3, lines: before.lines });
    } else {
      expect(answer).toMatchObject({ status: 409, json: { code: 'cart_expired', cart: before } });
      expect(await cart()).toEqual(before);
    }
    expect((await send(reseller, write, 1)).json.code).toBe('cart_changed');
  });
});

it('an open cart is not renewed', async () => {
  const before = await cart();
  const { status, json } = await reseller('POST', '/cart/renew', { revision: 1 });
  expect([status, json]).toEqual([200, before]);
});

it('a line is not added to an expired cart', async () => {
  const before = await cart();
  await later(31);
  expect(await reseller('POST', '/cart/lines', LINE)).toMatchObject({
    status: 409,
    json: { code: 'cart_expired', cart: { ...before, state: 'expired' } },
  });
});

it('a line that is not there is not found, after the revision was looked at', async () => {
  await cart();
  const change = (revision: number) => reseller('PATCH', '/cart/lines/nope', { revision });
  expect((await change(9)).json.code).toBe('cart_changed');
  expect((await change(1)).json.code).toBe('not_found');
  expect((await reseller('DELETE', '/cart/lines/nope?revision=9')).status).toBe(409);
  expect((await reseller('DELETE', '/cart/lines/nope?revision=1')).status).toBe(404);
});

it.each([
  ['PATCH', '/cart', '{'],
  ['PATCH', '/cart', { revision: 1, poNumber: 77 }],
  ['POST', '/cart/lines', []],
  ['POST', '/cart/lines', { ...LINE, planId: 7 }],
  ['POST', '/cart/lines', { ...LINE, friendlyName: {} }],
  ['PUT', '/cart/targets', { revision: 1 }],
  ['PUT', '/cart/targets', { revision: 1, targets: ['customer-3'] }],
  ['PUT', '/cart/targets', { revision: 9, targets: [{ customerId: 3 }] }],
])('%s %s with %j cannot be read', async (method, path, body) => {
  await cart();
  expect(await reseller(method, path, body)).toMatchObject({
    status: 400,
    json: { code: 'bad_query' },
  });
});

it('another company is not found before the revision is looked at', async () => {
  await cart();
  const targets = [{ customerId: 'customer-19', tenantId: null }];
  expect((await reseller('PUT', '/cart/targets', { revision: 9, targets })).status).toBe(404);
  const own = [{ customerId: 'customer-3', tenantId: null }];
  // And what is wrong with the content comes last.
  const both = { revision: 9, targets: [...own, ...own] };
  expect((await reseller('PUT', '/cart/targets', both)).json.code).toBe('cart_changed');
});

it('is written to while somebody acts as its owner, in the owner’s name', async () => {
  const acting = createSandbox({ scenario: 'signedIn' });
  acting.useScenario('signedIn', { signedInAs: ADMIN_EMAIL, impersonates: RESELLER_EMAIL });
  const headers = new Headers({
    'Content-Type': 'application/json',
    [SESSION_HEADER]: acting.openingSession ?? '',
    [IMPERSONATION_HEADER]: acting.openingImpersonation ?? '',
  });
  const ask = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await acting.fetch(new Request(`http://portal.test/app${path}`, init))).json();
  };
  headers.set(CSRF_HEADER, (await ask('/login/validate-token', {})).csrfToken);
  expect(await ask('/cart/lines', LINE)).toMatchObject({
    updatedBy: RESELLER_EMAIL,
    lines: [{ id: 'l-1' }],
  });
});
