import { beforeEach, describe, expect, it } from 'vitest';
import { readQuote } from '../../src/api/calls/cart';
import { createManualClock, type ManualClock } from '../../src/domain/time/manual-clock';
import { targetOf } from '../../src/sandbox/cart/carts';
import { issuesOf } from '../../src/sandbox/cart/issues';
import { addLine } from '../../src/sandbox/cart/lines';
import { quoteOf } from '../../src/sandbox/cart/quote';
import { found, type Viewer } from '../../src/sandbox/commerce/viewer';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { CommerceTables } from '../../src/sandbox/db/commerce-tables';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { createCommerceTables } from '../../src/sandbox/seed/database';
import { seedUsers } from '../../src/sandbox/seed/users';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { SCENARIOS } from '../../src/sandbox/world/scenarios';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const YEARLY = 'p-office-start-ym';
const MICROSOFT = 'p-workplace-f1-ym';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BUYING = ['Marketplace.Read', 'Marketplace.ReadWrite', 'Order.Create'];

/** A reseller as the calls see them, over tables that a test can change. */
function viewerOf(tables: CommerceTables): Viewer {
  const [user] = seedUsers(SCENARIOS.reseller, FROZEN_AT_MS);
  return {
    user: found(user),
    impersonatedBy: null,
    people: [],
    companyOf: () => null,
    calledOf: () => null,
    level: 1,
    companyId: 'customer-2',
    allowedActions: BUYING,
    sees: () => true,
    seesCosts: () => true,
    approversOf: () => [],
    tables,
  };
}

interface Issue {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly lineId?: string;
  readonly targetId?: string;
  readonly field?: string;
}

let clock: ManualClock;
let sandbox: Sandbox;
let reseller: CommerceCaller;

beforeEach(async () => {
  clock = createManualClock(FROZEN_AT_MS);
  sandbox = createSandbox({ clock });
  await allowOnly(sandbox, RESELLER_EMAIL, [...BUYING, 'Customer.Read', 'Subscription.Read']);
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
});

const revisionOf = async (ask: CommerceCaller) => (await ask('GET', '/cart')).json.revision;

async function setTargets(
  targets: readonly (string | { customerId: string; tenantId: string | null })[],
  ask = reseller,
) {
  const named = targets.map((target) =>
    typeof target === 'string' ? { customerId: target, tenantId: null } : target,
  );
  const body = { revision: await revisionOf(ask), targets: named };
  const answer = await ask('PUT', '/cart/targets', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.targets as readonly { id: string; customerId: string }[];
}

async function add(planId: string, more: object = {}, ask = reseller) {
  const id = `l-${await revisionOf(ask)}`;
  const answer = await ask('POST', '/cart/lines', { id, planId, quantity: 25, ...more });
  expect(answer.status, answer.text).toBe(200);
  return id;
}

async function quote(ask = reseller) {
  const answer = await ask('GET', `/cart/quote?revision=${await revisionOf(ask)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

const issues = async (ask = reseller): Promise<readonly Issue[]> => (await quote(ask)).issues;
const codes = async (ask = reseller) => (await issues(ask)).map(({ code }) => code);

/** Somebody with exactly these permissions, beside those that buying takes. */
async function withPermissions(email: string, permissions: readonly string[]) {
  await allowOnly(sandbox, email, [...BUYING, ...permissions]);
  return commerceCaller(sandbox, email);
}

async function tenantOf(customerId: string, state: string) {
  const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  const { data } = (await admin('GET', `/customers/${customerId}/tenants?state=${state}`)).json;
  return { customerId, tenantId: data[0].id as string };
}

describe('the lines of a quote (wire §3.3)', () => {
  it('have the first charge, a cycle, the commitment and until when they can be cancelled', async () => {
    const [target] = await setTargets(['customer-3']);
    const lineId = await add(YEARLY);
    const json = await quote();
    expect(json).toMatchObject({
      ...{ id: expect.stringMatching(/^q-/), cartRevision: 3, currency: 'EUR', issues: [] },
      validUntilAt: new Date(FROZEN_AT_MS + 15 * MINUTE_MS).toISOString(),
    });
    expect(json.lines).toEqual([
      {
        ...{ lineId, targetId: target?.id, quantity: 25, unitPrice: 540, taxBps: 2_500 },
        ...{ fromOn: '2026-03-02', untilOn: '2026-04-02', days: 31, ofDays: 31, net: 13_500 },
        ...{ recurring: 13_500, commitment: 162_000 },
        cancelUntilAt: '2026-03-09T09:00:00.000Z',
      },
    ]);
    expect(json.targets).toEqual([
      { targetId: target?.id, net: 13_500, tax: 3_375, total: 16_875, commitment: 162_000 },
    ]);
    expect(readQuote(json).lines[0]?.cancelUntilAt).toEqual(new Date('2026-03-09T09:00:00Z'));
  });

  it('have what they cost for those who may see it, and never of one’s own company', async () => {
    await setTargets(['customer-3', 'customer-2']);
    await add(YEARLY);
    expect(JSON.stringify(await quote())).not.toContain('unitCost');
    const seller = await withPermissions(RESELLER_EMAIL, ['Report.Revenue']);
    const [sold, own] = (await quote(seller)).lines;
    expect(sold).toMatchObject({ unitPrice: 540, unitCost: 486 });
    expect(own.unitPrice).toBe(486);
    expect(own).not.toHaveProperty('unitCost');
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    await setTargets(['customer-3'], admin);
    await add(YEARLY, {}, admin);
    expect((await quote(admin)).lines[0]).toMatchObject({ unitPrice: 540, unitCost: 400 });
  });

  it('that end with something else are charged until then: 25 × €5.40, 30 days of 31', async () => {
    await setTargets(['customer-3']);
    await add(YEARLY, { endsOn: '2026-04-01' });
    expect((await quote()).lines[0]).toMatchObject({
      ...{ untilOn: '2026-04-01', days: 30, ofDays: 31, net: 13_065 },
      ...{ recurring: 13_500, commitment: 13_065 },
    });
  });

  it.each([
    [
      'a year in advance',
      'p-office-business-yy',
      { commitment: 'net', cancelUntilAt: '2026-04-01T09:00:00.000Z' },
    ],
    [
      'a month',
      'p-office-start-m',
      { commitment: 'net', cancelUntilAt: '2026-03-05T09:00:00.000Z' },
    ],
    ['never to be cancelled', 'p-sign-qualified-ym', { commitment: 'year', cancelUntilAt: null }],
    [
      'always to be cancelled',
      'p-network-roam-ym',
      { commitment: 'year', cancelUntilAt: '2027-03-02T00:00:00.000Z' },
    ],
  ])('of %s', async (_, planId, { commitment, cancelUntilAt }) => {
    await setTargets(['customer-3']);
    await add(planId);
    const [line] = (await quote()).lines;
    expect(line.cancelUntilAt).toBe(cancelUntilAt);
    expect(line.net).toBe(line.quantity * line.unitPrice);
    expect(line.commitment).toBe(commitment === 'net' ? line.net : line.net * 12);
  });

  it('are free in a trial, until its end', async () => {
    await setTargets(['customer-3']);
    await add('p-office-start-trial');
    const seller = await withPermissions(RESELLER_EMAIL, ['Report.Revenue']);
    expect((await quote(seller)).lines[0]).toMatchObject({
      ...{ unitPrice: 0, unitCost: 0, net: 0, fromOn: '2026-03-02', untilOn: '2026-04-01' },
      ...{ recurring: 13_500, commitment: 0, cancelUntilAt: '2026-04-01T00:00:00.000Z' },
    });
  });

  it('are one day of one for what is paid once', async () => {
    await setTargets(['customer-3']);
    await add('p-office-migration-day-once', { quantity: 2 });
    const [line] = (await quote()).lines;
    expect(line).toMatchObject({
      ...{ fromOn: '2026-03-02', untilOn: '2026-03-03', days: 1, ofDays: 1, quantity: 2 },
      ...{ net: 2 * line.unitPrice, recurring: 0, commitment: line.net, cancelUntilAt: null },
    });
  });

  it('have neither amount nor days for what is paid by use', async () => {
    await setTargets(['customer-3']);
    await add('p-office-translate-use', { quantity: 1 });
    const json = await quote();
    const [line] = json.lines;
    expect(line).toMatchObject({
      ...{ quantity: '0', unitPrice: '0.0125', net: 0, recurring: 0, commitment: 0 },
      cancelUntilAt: null,
    });
    expect(line).not.toHaveProperty('days');
    expect(line).not.toHaveProperty('ofDays');
    expect(readQuote(json).lines[0]?.days).toBeNull();
  });

  it('are there for each line and customer, at the price of each, taxed once an order', async () => {
    const targets = await setTargets(['customer-3', 'customer-9', 'customer-8']);
    // Two vendors: an order each, whose tax is rounded by itself.
    for (const planId of [YEARLY, 'p-office-team-ym', 'p-shield-mail-ym']) {
      await add(planId, { quantity: 1 });
    }
    const json = await quote();
    expect(json.lines).toHaveLength(9);
    for (const { targetId, net, tax, total, commitment } of json.targets) {
      const own = json.lines.filter((line: { targetId: string }) => line.targetId === targetId);
      const sum = (lines: readonly { net: number }[]) =>
        lines.reduce((all, line) => all + line.net, 0);
      const taxOn = (lines: readonly { net: number; taxBps: number }[]) =>
        Math.round((sum(lines) * Number(lines[0]?.taxBps)) / 10_000);
      expect(net).toBe(sum(own));
      expect(tax).toBe(taxOn(own.slice(0, 2)) + taxOn(own.slice(2)));
      expect(total).toBe(net + tax);
      expect(commitment).toBe(12 * net);
    }
    expect(json.targets.map(({ targetId }: { targetId: string }) => targetId)).toEqual(
      targets.map(({ id }) => id),
    );
    const nets = json.targets.map(({ net }: { net: number }) => net);
    expect(nets[1]).toBeLessThan(nets[0]);
  });
});

describe('a quote (wire §3.3)', () => {
  beforeEach(async () => {
    await setTargets(['customer-3']);
    await add(YEARLY);
  });

  /** Prices of customer-3, by the price list that its reseller sells by. */
  async function setPrice(unitPrice: number | null) {
    const path = `/price-lists/pl-standard-customer-2/overrides/${YEARLY}`;
    const seller = await withPermissions(RESELLER_EMAIL, ['Marketplace.Prices']);
    expect((await seller('PUT', path, { unitPrice })).status).toBe(200);
    await allowOnly(sandbox, RESELLER_EMAIL, BUYING);
  }

  it('is one for a revision while it is valid, prices and all, also in another browser', async () => {
    const first = await quote();
    await setPrice(600);
    clock.advance(15 * MINUTE_MS - 1);
    const elsewhere = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect(await quote(elsewhere)).toEqual(first);
    clock.advance(1);
    const second = await quote();
    expect(second.id).not.toBe(first.id);
    expect(second.lines[0].unitPrice).toBe(600);
  });

  it('has its issues computed again', async () => {
    const { id } = await quote();
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.ReadWrite']);
    const again = await quote();
    expect(again.id).toBe(id);
    expect(again.issues).toEqual([
      {
        ...{ severity: 'info', code: 'needs_approval' },
        message: 'Somebody else has to approve the order.',
      },
    ]);
  });

  it('is another one for another revision, and for another user', async () => {
    const { id } = await quote();
    await reseller('PATCH', '/cart', { revision: 3, poNumber: 'PO-1' });
    expect((await quote()).id).not.toBe(id);
  });

  it('never holds past midnight, UTC', async () => {
    clock.advance(14 * HOUR_MS + 50 * MINUTE_MS);
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const before = await quote();
    expect(before.validUntilAt).toBe('2026-03-03T00:00:00.000Z');
    clock.advance(10 * MINUTE_MS);
    const after = await quote();
    expect(after.id).not.toBe(before.id);
    expect(after.lines[0].fromOn).toBe('2026-03-03');
  });

  it('says when a price is another than the cart’s last quote said, old and new', async () => {
    const [{ lineId, targetId }] = (await quote()).lines;
    await setPrice(550);
    await reseller('PATCH', '/cart', { revision: 3, poNumber: 'PO-1' });
    const changed = {
      ...{ severity: 'warning', code: 'price_changed', field: 'planId', lineId, targetId },
      ...{ was: 540, now: 550, message: 'The price went from €5.40 to €5.50.' },
    };
    expect(await issues()).toEqual([changed]);
    // It stays said while the quote holds, and is known from the next one on.
    expect(await issues()).toEqual([changed]);
    await reseller('PATCH', '/cart', { revision: 4, poNumber: null });
    expect(await issues()).toEqual([]);
  });

  it('does not call the price of a customer who was not quoted before another price', async () => {
    await quote();
    await setTargets(['customer-3', 'customer-9']);
    const both = await quote();
    expect(both.lines.map(({ unitPrice }: { unitPrice: number }) => unitPrice)).toEqual([540, 513]);
    expect(both.issues).toEqual([]);
    await setTargets(['customer-9']);
    expect(await issues()).toEqual([]);
  });

  it('compares with the last price of that customer, who was not in every quote since', async () => {
    await quote();
    await setTargets(['customer-9']);
    await quote();
    await setPrice(550);
    await setTargets(['customer-3']);
    expect(await issues()).toEqual([
      expect.objectContaining({ code: 'price_changed', was: 540, now: 550 }),
    ]);
  });

  it('does not call another plan another price', async () => {
    const [{ lineId }] = (await quote()).lines;
    const change = { revision: 3, planId: 'p-office-team-ym' };
    await reseller('PATCH', `/cart/lines/${lineId}`, change);
    expect(await codes()).toEqual([]);
  });

  it('is refused without permission, for a revision that is invalid, stale or expired, in this order', async () => {
    const ask = (revision: unknown, who = reseller) =>
      who('GET', `/cart/quote?revision=${revision}`);
    const viewer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect((await ask('x', viewer)).json.permission).toBe('Marketplace.ReadWrite');
    for (const bad of ['x', '', '1.5']) expect((await ask(bad)).json.code).toBe('bad_query');
    expect((await reseller('GET', '/cart/quote')).status).toBe(400);
    const stale = await ask(2);
    expect(stale).toMatchObject({
      status: 409,
      json: { code: 'cart_changed', cart: { revision: 3 } },
    });
    clock.advance(31 * 24 * HOUR_MS);
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect((await ask(2)).json.code).toBe('cart_changed');
    expect(await ask(3)).toMatchObject({
      status: 409,
      json: { code: 'cart_expired', cart: { state: 'expired' } },
    });
  });
});

describe('the issues of a quote (wire §3.3)', () => {
  it('empty_cart, no_target', async () => {
    const json = await quote();
    expect(json).toMatchObject({ currency: null, lines: [], targets: [] });
    expect(json.issues.map(({ severity, code, field }: Issue) => [severity, code, field])).toEqual([
      ['error', 'empty_cart', 'lines'],
      ['error', 'no_target', 'targets'],
    ]);
    await add(YEARLY);
    expect(await codes()).toEqual(['no_target']);
  });

  it('customer_suspended, no_agreement', async () => {
    const targets = await setTargets(['customer-12', 'customer-17']);
    await add(YEARLY);
    expect(await issues()).toEqual([
      {
        ...{ severity: 'error', code: 'customer_suspended', field: 'customerId' },
        ...{ targetId: targets[0]?.id, message: 'Hamnen Hotell is suspended.' },
      },
      {
        ...{ severity: 'error', code: 'no_agreement', field: 'customerId' },
        ...{ targetId: targets[1]?.id, message: 'Aurora Travel has not accepted the agreement.' },
      },
    ]);
  });

  it.each([
    ['active', 'customer-3', 'active', []],
    ['missing, with another that is active', 'customer-3', null, ['no_tenant tenantId']],
    ['missing, with another that is requested', 'customer-8', null, ['no_tenant tenantId']],
    ['requested', 'customer-8', 'requested', ['tenant_pending tenantId']],
    ['none yet', 'customer-11', 'none', ['tenant_pending tenantId']],
    ['expired, with no other', 'customer-9', 'expired', ['domain_missing domainPrefix']],
    ['revoked, with no other', 'customer-10', 'revoked', ['domain_missing domainPrefix']],
    ['missing, with no other', 'customer-9', null, ['domain_missing domainPrefix']],
    ['expired, with another that is active', 'customer-3', 'expired', ['no_tenant tenantId']],
  ])('where a tenant is needed and it is %s', async (_, customerId, state, expected) => {
    const pair =
      state === null ? { customerId, tenantId: null } : await tenantOf(customerId, state);
    await setTargets([pair]);
    await add(MICROSOFT);
    await add('p-workplace-f3-ym');
    const found = (await issues()).filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
  });

  it('a tenant that is requested expires by itself', async () => {
    await setTargets([await tenantOf('customer-8', 'requested')]);
    await add(MICROSOFT);
    expect(await codes()).toEqual(['tenant_pending']);
    clock.advance(29 * 24 * HOUR_MS);
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect(await codes()).toEqual(['domain_missing']);
  });

  it('a domain for a new tenant is free, for one customer, and said once for a vendor', async () => {
    await setTargets(['customer-9']);
    const lineId = await add(MICROSOFT, { domainPrefix: 'bergen2026' });
    await add('p-workplace-f3-ym');
    expect((await codes()).filter((code) => code.startsWith('domain'))).toEqual([]);
    await setTargets(['customer-9', 'customer-10']);
    const twice = (await issues()).filter(({ code }) => code === 'domain_taken');
    expect(twice.map(({ field, lineId: at }) => [field, at])).toEqual([
      ['domainPrefix', lineId],
      ['domainPrefix', lineId],
    ]);
    await setTargets(['customer-9']);
    const change = { revision: await revisionOf(reseller), domainPrefix: 'fjordbakeriet' };
    await reseller('PATCH', `/cart/lines/${lineId}`, change);
    const [taken] = await issues();
    expect(taken).toMatchObject({
      ...{ severity: 'error', code: 'domain_taken', lineId, field: 'domainPrefix' },
      message: 'fjordbakeriet.onmicrosoft.com is taken.',
    });
  });

  it('not_in_country', async () => {
    await setTargets(['customer-3']);
    const lineId = await add('p-sign-qualified-m');
    expect(await issues()).toEqual([
      expect.objectContaining({
        severity: 'error',
        code: 'not_in_country',
        lineId,
        field: 'planId',
      }),
    ]);
  });

  it('coterm_unavailable, when the day has come too near', async () => {
    await setTargets(['customer-3']);
    const lineId = await add(YEARLY, { endsOn: '2026-04-01' });
    expect(await codes()).toEqual([]);
    clock.advance(29 * 24 * HOUR_MS);
    reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect(await issues()).toEqual([
      expect.objectContaining({ code: 'coterm_unavailable', lineId, field: 'endsOn' }),
    ]);
  });

  it('requires_product, unless one of those is in the cart or live at the customer', async () => {
    const rows = (await reseller('GET', '/subscriptions?state=active,suspended&pageSize=100')).json;
    const products = (await reseller('GET', '/products?kind=addon&pageSize=100')).json.data;
    const has = (customerId: string, ids: readonly string[]) =>
      rows.data.some(
        (row: { customerId: string; productId: string }) =>
          row.customerId === customerId && ids.includes(row.productId),
      );
    const addon = products.find(
      ({ requires, needsTenant }: { requires: string[]; needsTenant: boolean }) =>
        !needsTenant && has('customer-3', requires),
    );
    const missing = products.find(
      ({ requires, needsTenant }: { requires: string[]; needsTenant: boolean }) =>
        !needsTenant && !has('customer-3', requires),
    );
    await setTargets(['customer-3']);
    await add(addon.plans[1].id, { quantity: 1 });
    expect(await codes()).not.toContain('requires_product');
    const lineId = await add(missing.plans[1].id, { quantity: 1 });
    expect(await issues()).toContainEqual(
      expect.objectContaining({ code: 'requires_product', lineId, field: 'addOnTo' }),
    );
    await add(`${missing.requires[0]}-ym`);
    expect(await codes()).not.toContain('requires_product');
  });

  it('credit_limit, with what is owed already', async () => {
    const [target] = await setTargets(['customer-8']);
    const lineId = await add('p-office-business-yy', { quantity: 1 });
    expect(await codes()).not.toContain('credit_limit');
    const change = { revision: 3, quantity: 300 };
    await reseller('PATCH', `/cart/lines/${lineId}`, change);
    expect(await issues()).toContainEqual({
      ...{ severity: 'error', code: 'credit_limit', targetId: target?.id, field: 'customerId' },
      message: 'Åland Shipping would owe more than they may.',
    });
  });

  it('below_cost, which those who set prices may tick', async () => {
    await setTargets(['customer-3']);
    const lineId = await add('p-storage-team-m');
    const [error] = await issues();
    expect(error).toMatchObject({ severity: 'error', code: 'below_cost', lineId, field: 'planId' });
    const seller = await withPermissions(RESELLER_EMAIL, ['Marketplace.Prices', 'Report.Revenue']);
    expect((await issues(seller)).map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', 'below_cost'],
    ]);
  });

  it('low_margin, for those who may see costs', async () => {
    await setTargets(['customer-9']);
    const lineId = await add(YEARLY);
    expect(await codes()).toEqual([]);
    const seller = await withPermissions(RESELLER_EMAIL, ['Report.Revenue']);
    expect(await issues(seller)).toEqual([
      expect.objectContaining({ severity: 'warning', code: 'low_margin', lineId, field: 'planId' }),
    ]);
  });

  it('never speak of cost or margin to a customer', async () => {
    const buyer = await withPermissions(CUSTOMER_EMAIL, ['Report.Revenue']);
    await add('p-storage-team-m', {}, buyer);
    const json = await quote(buyer);
    expect(json.lines[0].unitPrice).toBe(700);
    expect(JSON.stringify(json)).not.toMatch(/cost|margin/i);
    expect(json.issues).toEqual([]);
  });

  it('duplicate_line, already_subscribed', async () => {
    const [live] = (await reseller('GET', '/subscriptions?customerId=customer-3&state=active')).json
      .data;
    await setTargets(['customer-3']);
    const first = await add(live.planId, { quantity: live.quantity });
    const second = await add(live.planId, { quantity: live.quantity });
    const found = (await issues()).filter(({ severity }) => severity === 'warning');
    expect(found.map(({ code, lineId }) => [code, lineId])).toEqual([
      ['already_subscribed', first],
      ['already_subscribed', second],
      ['duplicate_line', second],
    ]);
  });

  it('plan_retired and quantity_range, when the product is another one by now', () => {
    const tables = createCommerceTables(SCENARIOS.reseller, FROZEN_AT_MS);
    const viewer = viewerOf(tables);
    const cart = addLine(viewer, { id: 'l-1', planId: YEARLY, quantity: 25 }, FROZEN_AT_MS);
    const product = found(tables.products.get('p-office-start'));
    const issuesWith = (changes: Partial<typeof product>) => {
      tables.products.set(product.id, { ...product, ...changes });
      const targets = [targetOf(tables, found(tables.companies.get('customer-3')), null)];
      const held = quoteOf(viewer, { ...cart, targets }, FROZEN_AT_MS);
      return issuesOf(viewer, held, cart, FROZEN_AT_MS).map(({ code, lineId, field }) => ({
        ...{ code, lineId, field },
      }));
    };
    const retired = { code: 'plan_retired', lineId: 'l-1', field: 'planId' };
    expect(issuesWith({ state: 'retired' })).toContainEqual(retired);
    expect(issuesWith({ state: 'paused' })).toContainEqual(retired);
    const range = { code: 'quantity_range', lineId: 'l-1', field: 'quantity' };
    expect(issuesWith({ limits: { min: 1, max: 20, step: 1 } })).toContainEqual(range);
    expect(issuesWith({ limits: { min: 1, max: 25, step: 1 } })).not.toContainEqual(range);
  });

  it('come the most serious first, each with a sentence', async () => {
    await setTargets(['customer-12']);
    await add(YEARLY);
    await add(YEARLY);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.ReadWrite']);
    const found = await issues();
    const order = ['error', 'warning', 'info'];
    const ranks = found.map(({ severity }) => order.indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(ranks).size).toBe(3);
    for (const { message } of found) expect(message).toMatch(/^\S.*\.$/);
  });
});

describe('after a purchase (wire §3.2, §3.3)', () => {
  /** Buys what is in the cart for all its customers. */
  async function buy(ask = reseller) {
    const { id, targets } = await quote(ask);
    const cart = (await ask('GET', '/cart')).json;
    const confirm = targets.map(({ targetId, total }: { targetId: string; total: number }) => {
      const target = cart.targets.find((each: { id: string }) => each.id === targetId);
      return { customerId: target.customerId, tenantId: target.tenantId, total };
    });
    const body = { quoteId: id, confirm, termsAccepted: true };
    const answer = await ask('POST', '/orders', body);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  }

  it('its revision has no quote any more, and its lines are not added again', async () => {
    await setTargets(['customer-3']);
    const lineId = await add(YEARLY);
    const revision = await revisionOf(reseller);
    const { orders, cart } = await buy();
    expect(cart.revision).toBeGreaterThan(revision);
    const ids = orders.map(({ id }: { id: string }) => id);
    const answers = [
      await reseller('GET', `/cart/quote?revision=${revision}`),
      await reseller('POST', '/cart/lines', { id: lineId, planId: YEARLY, quantity: 1 }),
    ];
    for (const { status, json } of answers) {
      expect([status, json.code]).toEqual([409, 'already_ordered']);
      expect(json.orders.map(({ id }: { id: string }) => id)).toEqual(ids);
    }
    expect((await reseller('GET', '/cart')).json).toEqual(cart);
    // Somebody else may call a line the same.
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const own = { id: lineId, planId: YEARLY, quantity: 1 };
    expect((await admin('POST', '/cart/lines', own)).status).toBe(200);
  });

  it('the domain of a tenant that is still to be made is taken for others', async () => {
    await setTargets(['customer-9']);
    await add(MICROSOFT, { domainPrefix: 'bergen2026' });
    await buy();
    await setTargets(['customer-10']);
    await add(MICROSOFT, { domainPrefix: 'bergen2026' });
    expect(await codes()).toContain('domain_taken');
  });

  it('a new cart is quoted without notices about prices of the previous one', async () => {
    await setTargets(['customer-3']);
    await add(YEARLY);
    await buy();
    sandbox.commerce.setPrice(YEARLY, 600);
    await setTargets(['customer-3']);
    await add(YEARLY);
    expect(await codes()).toEqual([]);
  });
});

describe('scenarios and controls (commerce §8)', () => {
  // Relative to the clock: on the frozen one, late in a year, on the last day of a month.
  const times = [FROZEN_AT_MS, Date.UTC(2026, 10, 22, 10, 50), Date.UTC(2026, 0, 31, 0, 10)];

  it.each(times)('cartReady: nothing is to be mended or ticked (%i)', async (now) => {
    const ready = createSandbox({ clock: () => now, scenario: 'cartReady' });
    const ask = await commerceCaller(ready, RESELLER_EMAIL);
    const json = await quote(ask);
    expect(json.issues).toEqual([]);
    expect(json.lines).toHaveLength(4);
    expect(json.targets[0].total).toBeGreaterThan(0);
    expect((await ask('GET', '/cart')).json.targets[0].customerName).toBe('Halvorsen AS');
  });

  it.each(times)('priceChanged: one price has to be ticked (%i)', async (now) => {
    const changed = createSandbox({ clock: () => now, scenario: 'priceChanged' });
    const ask = await commerceCaller(changed, RESELLER_EMAIL);
    const [issue, ...more] = (await quote(ask)).issues;
    expect(issue).toMatchObject({ severity: 'warning', code: 'price_changed' });
    expect(issue.now).toBeGreaterThan(issue.was);
    expect(more).toEqual([]);
  });

  it('setPrice: new quotes get it, those that hold keep theirs', async () => {
    await setTargets(['customer-3']);
    await add(YEARLY);
    const before = await quote();
    sandbox.commerce.setPrice(YEARLY, 600);
    expect(await quote()).toEqual(before);
    clock.advance(15 * MINUTE_MS);
    expect((await quote()).lines[0].unitPrice).toBe(600);
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const { plans } = (await admin('GET', '/products/p-office-start')).json;
    expect(plans[1]).toMatchObject({ id: YEARLY, unitList: 600, unitCost: 444 });
    sandbox.reset();
    const again = await commerceCaller(sandbox, ADMIN_EMAIL);
    const reset = (await again('GET', '/products/p-office-start')).json.plans[1];
    expect(reset.unitList).toBe(540);
  });

  it('setPrice takes the decimal price of usage, and nothing that is no price', () => {
    sandbox.commerce.setPrice('p-office-translate-use', '0.0200');
    expect(() => sandbox.commerce.setPrice('p-office-translate-use', 2)).toThrow(RangeError);
    for (const price of [1.5, -1, '5.40']) {
      expect(() => sandbox.commerce.setPrice(YEARLY, price)).toThrow(RangeError);
    }
    expect(() => sandbox.commerce.setPrice('nope', 1)).toThrow('There is no plan nope');
  });
});
