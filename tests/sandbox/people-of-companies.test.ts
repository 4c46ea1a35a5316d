import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller, impersonatingCaller } from './commerce-caller';

const sandbox = createSandbox();
const LIV = 'liv@bergen-kommune.example';
const BERGEN = { customerId: 'customer-9', customerName: 'Bergen Kommune' };
const CLOSED = 'customer-28';
const OTHER_RESELLERS = 'customer-22';
let admin: CommerceCaller;
let reseller: CommerceCaller;

beforeEach(async () => {
  sandbox.useScenario('signedOut');
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
});

type Row = { readonly email: string; readonly customerId: string; readonly customerName: string };
const rows = async (call: CommerceCaller, query = ''): Promise<readonly Row[]> =>
  (await call('GET', `/users?pageSize=100${query}`)).json.data;

describe('people say their company (workday §1)', () => {
  it('in a row, alone, and of oneself', async () => {
    const halvorsen = { customerId: 'customer-3', customerName: 'Halvorsen AS' };
    const row = (await rows(admin)).find(({ email }) => email === BUYER_EMAIL);
    expect(row).toMatchObject(halvorsen);
    expect((await admin('GET', `/users/${BUYER_EMAIL}`)).json).toMatchObject(halvorsen);
    const buyer = await commerceCaller(sandbox, BUYER_EMAIL);
    expect((await buyer('GET', '/users/me')).json).toMatchObject(halvorsen);
  });

  it('and can be filtered, counted and sorted by it', async () => {
    const { json } = await admin('GET', '/users?pageSize=100&customerId=customer-3,customer-4');
    const found = new Set(json.data.map(({ customerName }: Row) => customerName));
    expect(found).toEqual(new Set(['Halvorsen AS', 'Adria Systems']));
    const counted = json.facets.customerId.find(
      ({ value }: { value: string }) => value === 'customer-3',
    );
    const inHalvorsen = json.data.filter(({ customerId }: Row) => customerId === 'customer-3');
    expect(counted).toMatchObject({ label: 'Halvorsen AS', count: inHalvorsen.length });
    const names = (await rows(admin, '&sort=-customerName')).map((row) => row.customerName);
    const inOrder = [...names].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare);
    expect(names).toEqual(inOrder.reverse());
    expect((await admin('GET', '/users?sort=customerId')).status).toBe(400);
  });
});

describe('the values of a filter', () => {
  it.each([
    ['/users?customerId=customer-4,customer-3', 'customerId', 'Halvorsen AS'],
    ['/customers?parentId=customer-1,customer-4', 'parentId', undefined],
    ['/statements?issuerId=customer-4,customer-1', 'issuerId', 'Plinth Cloud'],
  ])('DAY2 name no company that the reader does not know: %s', async (path, field, known) => {
    const { json } = await reseller('GET', path);
    expect(JSON.stringify(json)).not.toContain('Adria Systems');
    const labels = (json.facets?.[field] ?? []).map(({ label }: { label: string }) => label);
    if (known !== undefined) expect(labels).toContain(known);
  });

  it('DAY1 an id that got lost is no company', async () => {
    const lost = { email: LIV, customerId: '' };
    expect((await reseller('POST', '/users', lost)).status).toBe(404);
  });
});

describe('an invitation to a company', () => {
  it('DAY1 makes a person of it, of its level, who keeps that level whatever their role', async () => {
    const invited = { email: LIV, customerId: BERGEN.customerId };
    expect((await reseller('POST', '/users', invited)).status).toBe(200);
    const path = `/users/${LIV}`;
    expect((await reseller('GET', path)).json).toMatchObject({ ...BERGEN, customerType: 0 });
    for (const role of ['Reseller', 'Admin', 'Customer']) {
      expect((await admin('POST', `/roles/assign-role?roleName=${role}`, [LIV])).status).toBe(200);
      const { json } = await admin('GET', path);
      expect([json.roles[0].name, json.customerType]).toEqual([role, 0]);
    }
    const own = 'ove@nordlys-partner.example';
    await reseller('POST', '/users', { email: own });
    expect((await reseller('GET', `/users/${own}`)).json).toMatchObject({
      customerName: 'Nordlys Partner',
      customerType: 1,
    });
  });

  it.each([
    ['of another reseller', OTHER_RESELLERS],
    ['above', 'customer-1'],
    ['that is not there', 'customer-404'],
  ])('DAY2 is refused for one %s, and nobody is there', async (_which, customerId) => {
    const { status, json } = await reseller('POST', '/users', { email: LIV, customerId });
    expect([status, json.code]).toEqual([404, 'not_found']);
    expect((await admin('GET', `/users/${LIV}`)).status).toBe(404);
    expect(sandbox.outbox).toEqual([]);
  });

  it('is refused for one that is closed, and for what is no text', async () => {
    const closed = await admin('POST', '/users', { email: LIV, customerId: CLOSED });
    expect([closed.status, closed.json.errors[0].code]).toEqual([422, 'customer_closed']);
    expect((await admin('POST', '/users', { email: LIV, customerId: 9 })).status).toBe(400);
    // A missing one, null and '' are one's own.
    expect((await admin('POST', '/users', { email: LIV, customerId: null })).status).toBe(200);
    expect((await admin('GET', `/users/${LIV}`)).json.customerName).toBe('Plinth Cloud');
  });

  it('DAY1 lets the person see nothing of the seller', async () => {
    await reseller('POST', '/users', { email: LIV, customerId: BERGEN.customerId });
    const { json: roles } = await admin('GET', '/roles/roles');
    const all = roles.Admin.permissions[0].map(({ name }: { name: string }) => name);
    await admin('POST', '/roles/create-role?roleName=Everything', all);
    await admin('POST', '/roles/assign-role?roleName=Everything', [LIV]);
    await admin('POST', '/roles/assign-role?roleName=Everything', [CUSTOMER_EMAIL]);
    const carl = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect(new Set((await rows(carl)).map(({ customerId }) => customerId))).toEqual(
      new Set(['customer-3']),
    );
    for (const email of [RESELLER_EMAIL, ADMIN_EMAIL, LIV]) {
      expect((await carl('GET', `/users/${email}`)).status).toBe(404);
      expect((await carl('POST', '/impersonation', { email })).status).toBe(404);
      expect((await carl('POST', '/roles/assign-role?roleName=Guest', [email])).status).toBe(404);
      expect((await carl('POST', `/users/${email}/invitation`)).status).toBe(404);
      expect((await carl('DELETE', `/users/${email}/invitation`)).status).toBe(404);
    }
    expect((await carl('GET', '/customers')).status).toBe(403);
  });

  it('is blocked while impersonating', async () => {
    sandbox.useScenario('impersonated', {
      signedInAs: ADMIN_EMAIL,
      impersonates: RESELLER_EMAIL,
    });
    const acting = await impersonatingCaller(sandbox);
    const invited = { email: LIV, customerId: BERGEN.customerId };
    const { status, json } = await acting('POST', '/users', invited);
    expect([status, json.setting]).toEqual([403, 'inviteUsers']);
  });
});

it('DAY3 acting as somebody unseen is 404, as somebody who may more 403 (workday §9.4)', async () => {
  const support = await commerceCaller(sandbox, 'lukasz.swiecicki@plinth.example');
  const more = await support('POST', '/impersonation', { email: ADMIN_EMAIL });
  expect([more.status, more.json.code]).toEqual([403, 'beyond_own_rights']);
  await admin('POST', '/roles/assign-role?roleName=Support%20Desk', [RESELLER_EMAIL]);
  const unseen = await reseller('POST', '/impersonation', { email: ADMIN_EMAIL });
  expect([unseen.status, unseen.json.code]).toEqual([404, 'not_found']);
});
