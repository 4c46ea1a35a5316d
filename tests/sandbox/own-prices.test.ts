import { beforeEach, describe, expect, it } from 'vitest';
import { readPriceList } from '../../src/api/calls/products';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const STANDARD = 'pl-standard-customer-2';

let sandbox: Sandbox;
let rosa: CommerceCaller;
let carl: CommerceCaller;

beforeEach(async () => {
  sandbox = createSandbox();
  rosa = await commerceCaller(sandbox, RESELLER_EMAIL);
  carl = await commerceCaller(sandbox, CUSTOMER_EMAIL);
});

const BODY = {
  key: 'k-1',
  basedOnId: STANDARD,
  name: 'Own prices for Halvorsen AS',
  customerIds: ['customer-3'],
};
const make = (more: object = {}) => rosa('POST', '/price-lists', { ...BODY, ...more });
const codes = ({ json }: { json: { errors: { field: string; code: string }[] } }) =>
  json.errors.map(({ field, code }) => `${field} ${code}`);

/** What Carl pays for the cheapest yearly plan of one product. */
async function priced(plan: string): Promise<number> {
  const { json } = await carl('GET', `/products/${plan.split(':')[0]}`);
  const found = json.plans.find(({ id }: { id: string }) => id === plan.split(':')[1]);
  return found.unitPrice;
}

/** A plan that Carl can buy, in his currency. */
async function anyPlan(): Promise<string> {
  const { json } = await carl('GET', '/products?kind=license&pageSize=1');
  const [product] = json.data;
  const plan = product.plans.find(({ unitPrice }: { unitPrice: unknown }) =>
    Number.isInteger(unitPrice),
  );
  return `${product.id}:${plan.id}`;
}

describe('DAY14 own prices for one customer', () => {
  it('follow the list that they are based on, where they have none of their own', async () => {
    const plan = await anyPlan();
    const planId = plan.split(':')[1];
    const before = await priced(plan);
    const made = await make();
    expect(made.status).toBe(201);
    expect(readPriceList(made.json)).toMatchObject({
      basedOnId: STANDARD,
      customers: [{ id: 'customer-3', name: 'Halvorsen AS' }],
      customersTotal: 1,
      overrides: [],
    });
    expect(await priced(plan)).toBe(before);
    const set = (list: string, unitPrice: number | null) =>
      rosa('PUT', `/price-lists/${list}/overrides/${planId}`, { unitPrice, allowBelowCost: true });
    await set(STANDARD, before + 10);
    expect(await priced(plan)).toBe(before + 10);
    await set(made.json.id, before + 20);
    expect(await priced(plan)).toBe(before + 20);
    await set(STANDARD, before + 30);
    expect(await priced(plan)).toBe(before + 20);
    await set(made.json.id, null);
    expect(await priced(plan)).toBe(before + 30);
  });

  it('are made once, however often they are sent', async () => {
    const first = await make();
    const again = await make({ name: 'Another name' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json.id).toBe(first.json.id);
    expect((await rosa('GET', '/price-lists')).json.totalRecords).toBe(3);
  });

  it('move the customer to the new list, which counts as a change of it', async () => {
    const before = (await rosa('GET', '/customers/customer-3')).json;
    const { id } = (await make()).json;
    const after = (await rosa('GET', '/customers/customer-3')).json;
    expect([after.priceListId, after.revision]).toEqual([id, before.revision + 1]);
    expect((await rosa('GET', `/customers?priceListId=${id}`)).json.totalRecords).toBe(1);
  });

  it.each([
    ['no name', { name: ' ' }, 'name required'],
    ['no key', { key: '' }, 'key required'],
    ['a long name', { name: 'x'.repeat(65) }, 'name too_long'],
    ['no base', { basedOnId: '' }, 'basedOnId required'],
  ])('are refused for %s', async (_, more, code) => {
    const refused = await make(more);
    expect([refused.status, codes(refused)]).toEqual([422, [code]]);
  });

  it('are refused in the wire’s order: level, permission, form, what is not seen, whose it is', async () => {
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    expect((await carl('POST', '/price-lists', BODY)).json.minimumCustomerType).toBe(1);
    expect((await make({ customerIds: 'customer-3' })).json.code).toBe('bad_query');
    expect((await make({ customerIds: ['customer-19'] })).status).toBe(404);
    expect((await make({ basedOnId: 'pl-partner' })).status).toBe(404);
    const theirs = await admin('POST', '/price-lists', BODY);
    expect([theirs.status, theirs.json.code]).toEqual([403, 'forbidden']);
    const far = await admin('POST', '/price-lists', { ...BODY, basedOnId: 'pl-partner' });
    expect([far.status, codes(far)]).toEqual([422, ['customerIds unknown_value']]);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Customer.Read']);
    expect((await make()).json.permission).toBe('Marketplace.Prices');
  });

  it('of a reseller are what it pays for what it sells', async () => {
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const made = await admin('POST', '/price-lists', {
      ...{ key: 'k-2', basedOnId: 'pl-partner', name: 'For Nordlys' },
      customerIds: ['customer-2'],
    });
    expect(made.status).toBe(201);
    const plan = await anyPlan();
    const [productId, planId] = plan.split(':');
    const cost = async () =>
      (await rosa('GET', `/products/${productId}?customerId=customer-3`)).json.plans.find(
        ({ id }: { id: string }) => id === planId,
      ).unitCost;
    const before = await cost();
    const path = `/price-lists/${made.json.id}/overrides/${planId}`;
    await admin('PUT', path, { unitPrice: before - 5, allowBelowCost: true });
    expect(await cost()).toBe(before - 5);
  });
});

describe('DAY14 who uses a price list', () => {
  it('contains the first names and the number of visible customers', async () => {
    const { json } = await rosa('GET', `/price-lists/${STANDARD}`);
    const { totalRecords } = (await rosa('GET', `/customers?priceListId=${STANDARD}`)).json;
    expect(json.customersTotal).toBe(totalRecords);
    expect(json.customers.length).toBe(Math.min(20, totalRecords));
    expect(json.customers[0].name).toBe('Åland Shipping');
  });
});
