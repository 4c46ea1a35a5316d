import { beforeEach, describe, expect, it } from 'vitest';
import { readDomain, readEndDates, readPriceList, readProduct } from '../../src/api/calls/products';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

/** A plan that costs 540 a month by the vendor's list. */
const OFFICE = 'p-office-start';
const OFFICE_YEARLY = `${OFFICE}-ym`;
const OFFICE_SWISS = `${OFFICE}-chf`;
const STANDARD = 'pl-standard-customer-2';

let sandbox: Sandbox;
let admin: CommerceCaller;
let reseller: CommerceCaller;
let customer: CommerceCaller;

beforeEach(async () => {
  sandbox = createSandbox();
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
  customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
});

/** A reseller who may see costs, and set prices. */
async function pricing(permissions: readonly string[] = []): Promise<CommerceCaller> {
  const all = ['Marketplace.Read', 'Marketplace.Prices', 'Report.Revenue', ...permissions];
  await allowOnly(sandbox, RESELLER_EMAIL, all);
  return commerceCaller(sandbox, RESELLER_EMAIL);
}

const planOf = (product: { plans: { id: string }[] }, id: string) =>
  product.plans.find((plan) => plan.id === id);

describe('products (wire §3.1)', () => {
  it('are a list that is searched, sorted and narrowed, with facets that have labels', async () => {
    const { json } = await admin('GET', '/products?pageSize=100');
    expect(json.totalRecords).toBe(120);
    const names = json.data.map(({ name }: { name: string }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other)));
    const total = async (query: string) =>
      (await admin('GET', `/products?${query}`)).json.totalRecords;
    expect(await total('kind=usage')).toBe(12);
    expect(await total('kind=usage,addon')).toBe(30);
    expect(await total('state=paused')).toBe(3);
    expect(await total('vendorId=v-norrvik&kind=license')).toBe(5);
    expect(await total('category=Backup&term=none')).toBe(3);
    expect(await total(`planId=${OFFICE_YEARLY}`)).toBe(1);
    expect(await total('searchString=%20NORRVIK')).toBe(10);
    expect(await total('searchString=telephony')).toBeGreaterThan(5);
    expect(await total('kind=nothing')).toBe(0);
    const { facets } = (await admin('GET', '/products?kind=usage')).json;
    expect(Object.keys(facets)).toEqual(['vendorId', 'category', 'kind', 'term']);
    expect(facets.kind).toContainEqual({ value: 'license', count: 70 });
    expect(facets.vendorId).toContainEqual({
      value: 'v-norrvik',
      label: 'Norrvik Office',
      count: 1,
    });
    const [last] = (await admin('GET', '/products?sort=-vendorName')).json.data;
    expect(last.vendor.name).toBe('Veridia Compliance');
  });

  it('have no price without a customer, for those who sell', async () => {
    const { json } = await admin('GET', `/products/${OFFICE}`);
    const plan = planOf(json, OFFICE_YEARLY);
    expect(plan).toMatchObject({ unitList: 540, unitCost: 400, currency: 'EUR', cancelHours: 168 });
    expect(plan).not.toHaveProperty('unitPrice');
    expect(plan).not.toHaveProperty('nextPrice');
    expect(planOf(json, OFFICE_SWISS)).toMatchObject({ currency: 'CHF' });
    expect(readProduct(json).plans).toHaveLength(json.plans.length);
  });

  it('have the price of the customer who is named, in their currency only', async () => {
    const at = async (ask: CommerceCaller, id: string) =>
      (await ask('GET', `/products/${OFFICE}?customerId=${id}`)).json;
    // Standard is the list price, Public sector 5 % below it, Partner 10 %.
    expect(planOf(await at(admin, 'customer-3'), OFFICE_YEARLY)).toMatchObject({ unitPrice: 540 });
    expect(planOf(await at(admin, 'customer-9'), OFFICE_YEARLY)).toMatchObject({ unitPrice: 513 });
    expect(planOf(await at(admin, 'customer-2'), OFFICE_YEARLY)).toMatchObject({ unitPrice: 486 });
    expect(planOf(await at(admin, 'customer-3'), OFFICE_SWISS)).toBeUndefined();
    const swiss = await at(admin, 'customer-19');
    // 3 % over the list price of 518.
    expect(swiss.plans).toEqual([expect.objectContaining({ id: OFFICE_SWISS, unitPrice: 534 })]);
    const listed = (await admin('GET', '/products?customerId=customer-19&pageSize=100')).json;
    expect(listed.totalRecords).toBeLessThan(40);
    const other = await admin('GET', '/products/p-office-complete?customerId=customer-19');
    expect([other.status, other.json.plans]).toEqual([200, []]);
  });

  it('cost the provider the vendor’s price, a reseller their own, a customer nothing to know', async () => {
    const path = `/products/${OFFICE}?customerId=customer-3`;
    expect(planOf((await admin('GET', path)).json, OFFICE_YEARLY)).toHaveProperty('unitCost', 400);
    const seller = await pricing();
    expect(planOf((await seller('GET', path)).json, OFFICE_YEARLY)).toMatchObject({
      unitPrice: 540,
      unitList: 540,
      unitCost: 486,
    });
    // Their own company's price is what it costs: it has no cost beside it.
    const own = (await seller('GET', `/products/${OFFICE}?customerId=customer-2`)).json;
    expect(planOf(own, OFFICE_YEARLY)).toMatchObject({ unitPrice: 486 });
    expect(planOf(own, OFFICE_YEARLY)).not.toHaveProperty('unitCost');
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.Read']);
    expect((await seller('GET', path)).text).not.toContain('unitCost');
  });

  it('have a customer’s own price for a customer, and neither list price nor cost', async () => {
    const { text, json } = await customer('GET', `/products/${OFFICE}`);
    expect(planOf(json, OFFICE_YEARLY)).toMatchObject({ unitPrice: 540, nextPrice: null });
    expect(text).not.toMatch(/unitList|unitCost/);
    expect((await customer('GET', '/products?pageSize=100')).text).not.toMatch(/unitList|unitCost/);
    expect((await customer('GET', `/products/${OFFICE}?customerId=customer-3`)).json).toEqual(json);
  });

  it('are paid by use at a decimal price, and say a price that is to come', async () => {
    const used = (await admin('GET', '/products/p-office-translate?customerId=customer-3')).json;
    expect(used.plans).toEqual([
      expect.objectContaining({
        term: 'none',
        cycle: 'usage',
        unitPrice: '0.0125',
        unitList: '0.0125',
        unitCost: '0.0092',
      }),
    ]);
    const dearer = (await customer('GET', '/products/p-shield-server')).json;
    const now = planOf(dearer, 'p-shield-server-ym') as { unitPrice?: number } | undefined;
    expect(now).toMatchObject({
      nextPrice: { fromOn: '2026-04-16', unitPrice: Math.round(Number(now?.unitPrice) * 1.1) },
    });
  });

  it('have the prices of a price list for those who may see price lists', async () => {
    const path = `/products/${OFFICE}?priceListId=pl-public-customer-2`;
    expect(planOf((await admin('GET', path)).json, OFFICE_YEARLY)).toMatchObject({
      unitPrice: 513,
    });
    const partner = (await admin('GET', `/products/${OFFICE}?priceListId=pl-partner`)).json;
    expect(planOf(partner, OFFICE_SWISS)).toMatchObject({ unitPrice: 466 });
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.Read']);
    const refused = await reseller('GET', path);
    expect([refused.status, refused.json.permission]).toEqual([403, 'Marketplace.Prices']);
    expect((await customer('GET', path)).json).toMatchObject({ minimumCustomerType: 1 });
    const seller = await pricing();
    expect((await seller('GET', path)).status).toBe(200);
    expect((await seller('GET', `/products?priceListId=pl-partner`)).status).toBe(404);
  });

  it.each([
    ['nobody', null, '/products', 401, {}],
    [
      'no permission',
      NO_ROLE_EMAIL,
      '/products?pageSize=0',
      403,
      { code: 'forbidden', permission: 'Marketplace.Read' },
    ],
    [
      'a page of 0',
      CUSTOMER_EMAIL,
      '/products?pageSize=0&customerId=nope',
      400,
      { code: 'bad_query' },
    ],
    ['an unknown order', ADMIN_EMAIL, '/products?sort=kind', 400, { code: 'bad_query' }],
    [
      'both prices',
      ADMIN_EMAIL,
      '/products?customerId=customer-3&priceListId=pl-partner',
      400,
      { code: 'bad_query' },
    ],
    ['an unknown customer', ADMIN_EMAIL, '/products?customerId=nope', 404, { code: 'not_found' }],
    [
      'another’s customer',
      RESELLER_EMAIL,
      '/products?customerId=customer-19',
      404,
      { code: 'not_found' },
    ],
    [
      'another customer',
      CUSTOMER_EMAIL,
      `/products/${OFFICE}?customerId=customer-5`,
      404,
      { code: 'not_found' },
    ],
    [
      'an unknown price list',
      ADMIN_EMAIL,
      '/products?priceListId=nope',
      404,
      { code: 'not_found' },
    ],
    ['an unknown product', ADMIN_EMAIL, '/products/nope', 404, { code: 'not_found' }],
  ] as const)('refuse %s', async (_, email, path, status, json) => {
    const ask = await commerceCaller(sandbox, email ?? 'nobody@plinth.example');
    const answer = await ask('GET', path);
    expect(answer).toMatchObject({ status, json });
  });

  it('are empty in an empty world', async () => {
    const empty = createSandbox({ scenario: 'emptyEverything' });
    const ask = await commerceCaller(empty, ADMIN_EMAIL);
    for (const path of ['/products', '/price-lists']) {
      expect((await ask('GET', path)).json, path).toMatchObject({ data: [], totalPages: 0 });
    }
  });
});

describe('price lists (wire §3.1)', () => {
  it('are all for the provider, one’s own for a reseller, and nobody else’s', async () => {
    const all = (await admin('GET', '/price-lists')).json;
    expect(all.totalRecords).toBe(7);
    expect(all.data[0]).not.toHaveProperty('overrides');
    expect((await admin('GET', '/price-lists?currency=CHF')).json.totalRecords).toBe(1);
    expect((await admin('GET', '/price-lists?ownerId=customer-4')).json.totalRecords).toBe(3);
    expect((await admin('GET', '/price-lists?searchString=public')).json.totalRecords).toBe(2);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.Read']);
    expect((await reseller('GET', '/price-lists')).json).toMatchObject({
      code: 'forbidden',
      permission: 'Marketplace.Prices',
    });
    expect((await customer('GET', '/price-lists')).json).toMatchObject({ minimumCustomerType: 1 });
    const seller = await pricing();
    const own = (await seller('GET', '/price-lists')).json.data;
    expect(own.map(({ ownerId }: { ownerId: string }) => ownerId)).toEqual([
      'customer-2',
      'customer-2',
    ]);
    expect((await seller('GET', '/price-lists/pl-partner')).json.code).toBe('not_found');
    expect((await seller('GET', `/price-lists/${STANDARD}`)).status).toBe(200);
  });

  it('have prices of their own, with what those cost', async () => {
    const { json } = await admin('GET', `/price-lists/${STANDARD}`);
    expect(json).toMatchObject({ ownerId: 'customer-2', currency: 'EUR', markupBps: 0 });
    const below = { planId: 'p-storage-team-m', productName: 'Storage Team', unitPrice: 700 };
    expect(json.overrides).toEqual([expect.objectContaining(below)]);
    expect(json.overrides[0].unitCost).toBeLessThan(json.overrides[0].unitList);
    expect(readPriceList(json).overrides).toHaveLength(1);
    const seller = await pricing();
    const [own] = (await seller('GET', `/price-lists/${STANDARD}`)).json.overrides;
    expect(own.unitCost).toBeGreaterThan(own.unitPrice);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.Prices']);
    expect((await seller('GET', `/price-lists/${STANDARD}`)).text).not.toContain('unitCost');
  });

  it('get a price, which those who buy by it have at once, and lose it again', async () => {
    const seller = await pricing();
    const path = `/price-lists/${STANDARD}/overrides/${OFFICE_YEARLY}`;
    const set = await seller('PUT', path, { unitPrice: 500, allowBelowCost: false });
    expect(set.status).toBe(200);
    expect(set.json.overrides).toContainEqual({
      ...{ planId: OFFICE_YEARLY, productName: 'Office Start', unitList: 540 },
      ...{ unitPrice: 500, unitCost: 486 },
    });
    const priced = async () =>
      planOf((await customer('GET', `/products/${OFFICE}`)).json, OFFICE_YEARLY);
    expect(await priced()).toMatchObject({ unitPrice: 500 });
    await seller('PUT', path, { unitPrice: null });
    expect(await priced()).toMatchObject({ unitPrice: 540 });
    expect((await seller('GET', `/price-lists/${STANDARD}`)).json.overrides).toHaveLength(1);
  });

  it('get a price below its cost only when that is said', async () => {
    const seller = await pricing();
    const path = `/price-lists/${STANDARD}/overrides/${OFFICE_YEARLY}`;
    for (const body of [{ unitPrice: 485 }, { unitPrice: 485, allowBelowCost: false }]) {
      expect(await seller('PUT', path, body)).toMatchObject({
        status: 422,
        json: { code: 'invalid', errors: [{ field: 'unitPrice', code: 'below_cost' }] },
      });
    }
    expect((await seller('PUT', path, { unitPrice: 486 })).status).toBe(200);
    expect((await seller('PUT', path, { unitPrice: 485, allowBelowCost: true })).status).toBe(200);
  });

  it.each([
    ['no JSON', OFFICE_YEARLY, '{', 400, { code: 'bad_query' }],
    ['an unknown plan', 'nope', { unitPrice: 1 }, 404, { code: 'not_found' }],
    ['no price', OFFICE_YEARLY, {}, 422, { errors: [{ field: 'unitPrice', code: 'required' }] }],
    [
      'half a cent',
      OFFICE_YEARLY,
      { unitPrice: 1.5 },
      422,
      { errors: [{ field: 'unitPrice', code: 'not_integer' }] },
    ],
    [
      'a negative price',
      OFFICE_YEARLY,
      { unitPrice: -1 },
      422,
      { errors: [{ field: 'unitPrice', code: 'not_integer' }] },
    ],
    [
      'another currency',
      OFFICE_SWISS,
      { unitPrice: 900 },
      422,
      { errors: [{ field: 'planId', code: 'currency_mixed' }] },
    ],
    [
      'what is paid by use',
      'p-office-translate-use',
      { unitPrice: 2 },
      422,
      { errors: [{ field: 'planId', code: 'unknown_value' }] },
    ],
  ] as const)('refuse %s, and stay as they are', async (_, planId, body, status, json) => {
    const seller = await pricing();
    const before = (await seller('GET', `/price-lists/${STANDARD}`)).json;
    const path = `/price-lists/${STANDARD}/overrides/${planId}`;
    expect(await seller('PUT', path, body)).toMatchObject({ status, json });
    expect((await seller('GET', `/price-lists/${STANDARD}`)).json).toEqual(before);
  });

  it('are changed by those who sell by them, and by nobody else', async () => {
    const put = (ask: CommerceCaller, list: string) =>
      ask('PUT', `/price-lists/${list}/overrides/${OFFICE_YEARLY}`, { unitPrice: 600 });
    expect(await put(admin, STANDARD)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect((await put(admin, 'pl-partner')).status).toBe(200);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Marketplace.Read']);
    expect((await put(reseller, STANDARD)).json.permission).toBe('Marketplace.Prices');
    const seller = await pricing();
    expect((await put(seller, 'pl-partner')).status).toBe(404);
    expect((await put(seller, 'nope')).status).toBe(404);
  });
});

describe('domains (wire §3.1)', () => {
  it('are free until a tenant has them', async () => {
    const ask = (prefix: string) => reseller('GET', `/domains/${prefix}?vendorId=v-microsoft`);
    const free = await ask('halvor2026');
    expect(free.json).toEqual({ available: true, domain: 'halvor2026.onmicrosoft.com' });
    expect(readDomain(free.json).isAvailable).toBe(true);
    expect((await ask('fjordbakeriet')).json.available).toBe(false);
  });

  it.each([
    [
      'no permission',
      CUSTOMER_EMAIL,
      '/domains/halv?vendorId=v-microsoft',
      403,
      { permission: 'Marketplace.ReadWrite' },
    ],
    ['no vendor', RESELLER_EMAIL, '/domains/halv', 400, { code: 'bad_query' }],
    ['an unknown vendor', RESELLER_EMAIL, '/domains/halv?vendorId=v-x', 404, { code: 'not_found' }],
    [
      'too few letters',
      RESELLER_EMAIL,
      '/domains/ab?vendorId=v-microsoft',
      422,
      { errors: [{ code: 'domain_invalid' }] },
    ],
    [
      'too many letters',
      RESELLER_EMAIL,
      `/domains/${'a'.repeat(28)}?vendorId=v-microsoft`,
      422,
      { errors: [{ code: 'domain_invalid' }] },
    ],
    [
      'a capital',
      RESELLER_EMAIL,
      '/domains/Halv?vendorId=v-microsoft',
      422,
      { errors: [{ code: 'domain_invalid' }] },
    ],
  ] as const)('refuse %s', async (_, email, path, status, json) => {
    const ask = await commerceCaller(sandbox, email);
    expect(await ask('GET', path)).toMatchObject({ status, json });
  });

  it('are asked for by those who make customers as well', async () => {
    await allowOnly(sandbox, RESELLER_EMAIL, ['Customer.Edit']);
    expect((await reseller('GET', '/domains/halv?vendorId=v-microsoft')).status).toBe(200);
  });
});

describe('end dates (wire §3.1)', () => {
  const path = (more: Readonly<Record<string, string>> = {}) =>
    `/end-dates?${new URLSearchParams({
      ...{ customerId: 'customer-3', planId: OFFICE_YEARLY, quantity: '25', ...more },
    })}`;

  it('are the end of the month and those of the same vendor, earliest first', async () => {
    const subscriptions = (await reseller('GET', '/subscriptions?pageSize=100')).json.data;
    const live = subscriptions.find(
      ({ vendorId, state, term, renewsOn }: Record<string, string>) =>
        vendorId !== 'v-microsoft' && state === 'active' && term === 'P1Y' && renewsOn,
    );
    const products = (await reseller('GET', `/products?vendorId=${live.vendorId}&pageSize=100`))
      .json;
    const plan = products.data
      .flatMap(({ plans }: { plans: Record<string, unknown>[] }) => plans)
      .find(
        ({ currency, term, trialDays }: Record<string, unknown>) =>
          currency === live.currency && term === 'P1Y' && trialDays === null,
      );
    const asked = path({ customerId: live.customerId, planId: plan.id });
    const { status, json } = await reseller('GET', asked);
    expect(status).toBe(200);
    const days = json.map(({ endsOn }: { endsOn: string }) => endsOn);
    expect(days).toEqual(days.toSorted());
    expect(json).toContainEqual(
      expect.objectContaining({ endsOn: '2026-04-01', reason: 'The end of this month' }),
    );
    const together = json.find(({ endsOn }: { endsOn: string }) => endsOn === live.renewsOn);
    expect(together.reason).toMatch(/^Same end as \S/);
    for (const { endsOn, firstNet, refusal } of json) {
      // One of the two, and a term of a year ends before a day that is later.
      expect(firstNet === undefined).toBe(refusal !== undefined);
      if (endsOn >= '2027-03-02') expect(refusal.code).toBe('after_term');
    }
    expect(readEndDates(json)).toHaveLength(json.length);
  });

  it('say what is charged first: 25 × €5.40, 30 days of 31', async () => {
    const [first] = (await reseller('GET', path())).json;
    expect(first).toEqual({
      endsOn: '2026-04-01',
      reason: 'The end of this month',
      firstNet: 13_065,
    });
  });

  it('are refused within 24 hours of a renewal', async () => {
    const tomorrow = (
      await admin('GET', '/subscriptions?renewsOnFrom=2026-03-03&renewsOnTo=2026-03-03')
    ).json.data[0];
    const product = (
      await admin('GET', `/products?vendorId=${tomorrow.vendorId}&kind=license&term=P1Y`)
    ).json.data[0];
    const plan = product.plans.find(
      ({ term, currency }: Record<string, string>) =>
        term === 'P1Y' && currency === tomorrow.currency,
    );
    const asked = path({ customerId: tomorrow.customerId, planId: plan.id });
    expect((await admin('GET', asked)).json[0]).toMatchObject({
      endsOn: '2026-03-03',
      subscriptionId: expect.any(String),
      refusal: { code: 'renewal_locked' },
    });
  });

  it('are empty for a trial and without a term', async () => {
    for (const planId of [
      'p-office-start-trial',
      'p-office-translate-use',
      'p-office-migration-day-once',
    ]) {
      expect((await reseller('GET', path({ planId }))).json, planId).toEqual([]);
    }
  });

  it.each([
    ['no permission', CUSTOMER_EMAIL, path(), 403, { permission: 'Marketplace.ReadWrite' }],
    ['no customer', RESELLER_EMAIL, path({ customerId: '' }), 400, { code: 'bad_query' }],
    ['no quantity', RESELLER_EMAIL, path({ quantity: '' }), 400, { code: 'bad_query' }],
    ['half a seat', RESELLER_EMAIL, path({ quantity: '1.5' }), 400, { code: 'bad_query' }],
    ['an unknown plan', RESELLER_EMAIL, path({ planId: 'nope' }), 404, { code: 'not_found' }],
    [
      'another’s customer',
      RESELLER_EMAIL,
      path({ customerId: 'customer-19' }),
      404,
      { code: 'not_found' },
    ],
  ] as const)('refuse %s', async (_, email, asked, status, json) => {
    const ask = await commerceCaller(sandbox, email);
    expect(await ask('GET', asked)).toMatchObject({ status, json });
  });
});
