import { describe, expect, it } from 'vitest';
import { readCustomer, readTenant } from '../../src/api/calls/customers';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const DAY_MS = 86_400_000;

/** A world of its own, and somebody in it. */
async function world(email: string = RESELLER_EMAIL) {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  return { clock, sandbox, call: await commerceCaller(sandbox, email) };
}

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

describe('a new customer (wire §4)', () => {
  it('is the caller’s, with the tax of its country, and there once', async () => {
    const { call } = await world();
    const made = await call('POST', '/customers', NEW);
    expect(made.status).toBe(201);
    const customer = readCustomer(made.json);
    expect(customer).toMatchObject({
      ...{ name: 'Ny Kunde AS', level: 0, parentId: 'customer-2', state: 'active', revision: 1 },
      ...{ country: 'NO', currency: 'EUR', taxBps: 2_500, vatId: null, creditLimit: null },
      ...{ openBalance: 0, recurringPerMonth: 0, domain: null, contact: NEW.contact },
      ...{ priceListId: NEW.priceListId, agreementAcceptedAt: new Date(FROZEN_AT_MS) },
    });
    const again = await call('POST', '/customers', { ...NEW, name: '' });
    expect([again.status, again.json]).toEqual([200, made.json]);
    expect((await call('GET', `/customers/${customer.id}`)).json).toEqual(made.json);
    expect((await call('GET', '/customers?searchString=NY%20KUNDE')).json.totalRecords).toBe(1);
    const other = await call('POST', '/customers', {
      ...NEW,
      key: 'key-2',
      acceptAgreement: false,
    });
    expect(other.json).toMatchObject({ agreementAcceptedAt: null });
    expect(other.json.id).not.toBe(customer.id);
  });

  it.each([
    ['name', 'required', { name: ' ' }],
    ['name', 'too_long', { name: 'x'.repeat(101) }],
    ['country', 'required', { country: '' }],
    ['country', 'unknown_value', { country: 'no' }],
    ['country', 'unknown_value', { country: 'QQ' }],
    ['currency', 'required', { currency: '' }],
    ['currency', 'unknown_value', { currency: 'XYZ' }],
    ['level', 'unknown_value', { level: 2 }],
    ['level', 'unknown_value', { level: '0' }],
    ['key', 'required', { key: '' }],
    ['creditLimit', 'not_integer', { creditLimit: 1.5 }],
    ['creditLimit', 'not_integer', { creditLimit: -1 }],
    ['priceListId', 'currency_mixed', { currency: 'CHF' }],
    ['priceListId', 'required', { priceListId: null }],
    ['priceListId', 'required', { priceListId: ' ' }],
    ['contact.name', 'required', { contact: { ...NEW.contact, name: '' } }],
    ['contact.email', 'required', { contact: { ...NEW.contact, email: '' } }],
    ['contact.email', 'not_an_email', { contact: { ...NEW.contact, email: 'ola' } }],
    ['vatId', 'too_long', { vatId: 'x'.repeat(31) }],
  ])('with a wrong %s is refused as %s', async (field, code, wrong) => {
    const { call } = await world();
    const { status, json } = await call('POST', '/customers', { ...NEW, ...wrong });
    expect([status, json.code]).toEqual([422, 'invalid']);
    expect(json.errors).toEqual([{ field, code, message: expect.any(String) }]);
    expect((await call('GET', '/customers')).json.totalRecords).toBe(14);
  });

  it('names all that is wrong at once, and what cannot be read not at all', async () => {
    const { call } = await world();
    const { json } = await call('POST', '/customers', {});
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['key', 'level', 'currency', 'name', 'country', 'contact.name']),
    );
    for (const bad of [{ name: 7 }, { contact: 'Ola' }, { acceptAgreement: 'yes' }]) {
      const answer = await call('POST', '/customers', { ...NEW, ...bad });
      expect([answer.status, answer.json.code]).toEqual([400, 'bad_query']);
    }
  });

  it('buys by a list of who sells to it, and of nobody else', async () => {
    const { call } = await world();
    for (const priceListId of ['nope', 'pl-partner', 'pl-standard-customer-4']) {
      const { status, json } = await call('POST', '/customers', { ...NEW, priceListId });
      expect([status, json.code], priceListId).toEqual([404, 'not_found']);
    }
    const { priceListId: _, ...unnamed } = NEW;
    const usual = await call('POST', '/customers', unnamed);
    expect([usual.status, usual.json.priceListId]).toEqual([201, 'pl-standard-customer-2']);
    const none = await call('POST', '/customers', { ...unnamed, key: 'key-2', currency: 'JPY' });
    expect([none.status, none.json.errors[0].code]).toEqual([422, 'required']);
    // Without one it would buy at the vendor’s prices, whatever its seller pays.
    const taken = await call('PATCH', '/customers/customer-5', { revision: 1, priceListId: null });
    expect([taken.status, taken.json.errors[0]]).toMatchObject([
      422,
      { field: 'priceListId', code: 'required' },
    ]);
  });

  it('is a reseller only when the provider makes it', async () => {
    const { sandbox, call } = await world();
    const refused = await call('POST', '/customers', { ...NEW, level: 1 });
    expect(refused.json).toMatchObject({ code: 'forbidden', minimumCustomerType: 2 });
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const made = await admin('POST', '/customers', {
      ...{ ...NEW, level: 1, priceListId: 'pl-partner' },
    });
    expect(made.json).toMatchObject({ level: 1, parentId: 'customer-1' });
    // The same key of somebody else is another one.
    expect((await call('POST', '/customers', NEW)).status).toBe(201);
  });
});

describe('a customer (wire §4)', () => {
  const PATH = '/customers/customer-5';

  it('is changed in part, and its revision grows', async () => {
    const { call } = await world();
    const before = (await call('GET', PATH)).json;
    const changed = await call('PATCH', PATH, { revision: 1, creditLimit: 500_000, country: 'CH' });
    expect([changed.status, changed.json]).toEqual([
      200,
      { ...before, revision: 2, creditLimit: 500_000, country: 'CH', taxBps: 810 },
    ]);
    const contact = { name: 'Ola', email: 'ola@ny.example', phone: '+47 1' };
    const more = { name: 'Nytt Navn', vatId: 'NO1', contact };
    const second = await call('PATCH', PATH, { revision: 2, ...more });
    expect(second.json).toEqual({ ...changed.json, ...more, revision: 3 });
    // Who has accepted the agreement cannot take that back.
    const third = await call('PATCH', PATH, { revision: 3, acceptAgreement: false });
    expect(third.json.agreementAcceptedAt).toBe(before.agreementAcceptedAt);
    const unsigned = await call('PATCH', '/customers/customer-17', {
      ...{ revision: 1, acceptAgreement: true },
    });
    expect(unsigned.json.agreementAcceptedAt).toBe(new Date(FROZEN_AT_MS).toISOString());
  });

  it('is not changed on the basis of another state', async () => {
    const { call } = await world();
    await call('PATCH', PATH, { revision: 1, name: 'Nytt Navn' });
    for (const [method, path] of [
      ['PATCH', PATH],
      ['POST', `${PATH}/suspend`],
      ['POST', `${PATH}/close`],
    ] as const) {
      const { status, json } = await call(method, path, { revision: 1, reason: null });
      expect([status, json.code]).toEqual([409, 'customer_changed']);
      expect(json.customer).toEqual((await call('GET', PATH)).json);
    }
    const bad = await call('PATCH', PATH, { name: 'Without a revision' });
    expect([bad.status, bad.json.code]).toEqual([400, 'bad_query']);
    const wrong = await call('PATCH', PATH, { revision: 2, name: '' });
    expect([wrong.status, wrong.json.errors[0].code]).toEqual([422, 'required']);
    const mixed = { revision: 2, priceListId: 'pl-standard-customer-4' };
    expect((await call('PATCH', PATH, mixed)).status).toBe(404);
  });

  it('is suspended, resumed and closed, each where its state allows it', async () => {
    const { call } = await world();
    const made = (await call('POST', '/customers', NEW)).json;
    const path = `/customers/${made.id}`;
    const step = (action: string, revision: number) =>
      call('POST', `${path}/${action}`, { revision, reason: 'Why not' });
    const early = await step('resume', 1);
    expect([early.status, early.json]).toMatchObject([
      409,
      { code: 'state_changed', customer: made },
    ]);
    expect((await step('suspend', 1)).json).toEqual({ ...made, state: 'suspended', revision: 2 });
    expect((await step('resume', 2)).json.state).toBe('active');
    expect((await step('close', 3)).json).toMatchObject({ state: 'closed', revision: 4 });
    expect((await step('resume', 4)).json.code).toBe('state_changed');
  });

  it('is not closed while a subscription of it is live', async () => {
    const { call } = await world();
    const { status, json } = await call('POST', `${PATH}/close`, { revision: 1, reason: null });
    expect([status, json.errors[0].code]).toEqual([422, 'live_subscriptions']);
    expect((await call('GET', PATH)).json.state).toBe('active');
  });

  it('that is one’s own company stays, and does not choose its prices', async () => {
    const { call } = await world();
    const own = '/customers/customer-2';
    for (const action of ['suspend', 'resume', 'close']) {
      const { status, json } = await call('POST', `${own}/${action}`, { revision: 1 });
      expect([status, json.code]).toEqual([403, 'forbidden']);
    }
    const limit = await call('PATCH', own, { revision: 1, creditLimit: null });
    expect([limit.status, limit.json.code]).toEqual([403, 'forbidden']);
    const named = await call('PATCH', own, { revision: 1, vatId: 'NO1' });
    expect(named.json.vatId).toBe('NO1');
    expect(named.json).not.toHaveProperty('creditLimit');
  });

  it('has its people', async () => {
    const { call } = await world();
    const { json } = await call('GET', '/users?customerId=customer-3');
    expect(json.data.map(({ email }: { email: string }) => email)).toEqual(
      expect.arrayContaining([CUSTOMER_EMAIL, 'buyer@plinth.example']),
    );
    expect(json.totalRecords).toBeLessThan(10);
    // Another company's people are nobody's business.
    expect((await call('GET', '/users?customerId=customer-19')).json.totalRecords).toBe(0);
    expect((await call('GET', '/users?customerId=nope')).json.totalRecords).toBe(0);
  });
});

describe('tenants (wire §4)', () => {
  const PATH = '/customers/customer-5/tenants';
  const ASKED = { vendorId: 'v-microsoft', domain: 'fjord.example' };
  const tenantOf = async (call: CommerceCaller, id: string) =>
    readTenant(
      (await call('GET', `${PATH}?pageSize=100`)).json.data.find(
        (tenant: { id: string }) => tenant.id === id,
      ),
    );

  it('are asked for by a link that holds for 30 days', async () => {
    const { clock, sandbox, call } = await world();
    const made = await call('POST', PATH, ASKED);
    expect(made.status).toBe(201);
    const tenant = readTenant(made.json);
    expect(tenant).toMatchObject({
      ...{ customerId: 'customer-5', ...ASKED, state: 'requested' },
      requestUrl: expect.stringMatching(/^https:\/\/partner\.example\/link\/\w+$/),
      requestExpiresAt: new Date(FROZEN_AT_MS + 30 * DAY_MS),
    });
    const again = await call('POST', PATH, { ...ASKED, domain: 'FJORD.example' });
    expect([again.status, again.json]).toEqual([200, made.json]);
    await clock.advance(30 * DAY_MS);
    // The session has run out meanwhile.
    const late = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect(await tenantOf(late, tenant.id)).toMatchObject({ state: 'expired', requestUrl: null });
    const resent = readTenant((await late('POST', `${PATH}/${tenant.id}/resend`, {})).json);
    expect(resent).toMatchObject({
      ...{ state: 'requested', requestExpiresAt: new Date(FROZEN_AT_MS + 60 * DAY_MS) },
    });
    expect(resent.requestUrl).not.toBe(tenant.requestUrl);
  });

  it('are created from a domain prefix', async () => {
    const { call } = await world();
    const made = await call('POST', PATH, { vendorId: 'v-microsoft', domainPrefix: 'fjordnew' });
    expect([made.status, made.json]).toMatchObject([
      201,
      { state: 'active', domain: 'fjordnew.onmicrosoft.com', requestUrl: null },
    ]);
    expect(
      (await call('POST', PATH, { vendorId: 'v-microsoft', domainPrefix: 'fjordnew' })).status,
    ).toBe(200);
  });

  it.each([
    ['domain', 'required', { domain: '' }],
    ['domain', 'domain_invalid', { domain: 'fjord' }],
    ['domain', 'domain_invalid', { domain: 'https://fjord.example' }],
    ['domain', 'domain_taken', { domain: 'halvorsen-as.onmicrosoft.com' }],
    ['domainPrefix', 'domain_invalid', { domain: null, domainPrefix: 'fj' }],
    ['domainPrefix', 'domain_invalid', { domain: null, domainPrefix: 'Fjord-1' }],
  ])('with a wrong %s are refused as %s', async (field, code, wrong) => {
    const { call } = await world();
    const { status, json } = await call('POST', PATH, { ...ASKED, ...wrong });
    expect([status, json.errors]).toEqual([422, [{ field, code, message: expect.any(String) }]]);
  });

  it('are revoked, twice as good as once, and asked for again', async () => {
    const { call } = await world();
    const { id } = (await call('POST', PATH, ASKED)).json;
    const revoked = { state: 'revoked', requestUrl: null, requestExpiresAt: null };
    for (const _ of [1, 2]) {
      expect(await call('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 200, json: revoked });
    }
    expect((await call('POST', `${PATH}/${id}/resend`, {})).json.state).toBe('requested');
  });

  it('are not asked again where they are linked, or were never asked', async () => {
    const { call } = await world(ADMIN_EMAIL);
    const { data } = (await call('GET', '/customers?pageSize=100')).json;
    const states = new Set();
    for (const customer of data) {
      const tenants = (await call('GET', `/customers/${customer.id}/tenants`)).json.data;
      for (const { id, state } of tenants) {
        if (state !== 'active' && state !== 'none') continue;
        const path = `/customers/${customer.id}/tenants/${id}`;
        const { status, json } = await call('POST', `${path}/resend`, {});
        expect([status, json.code, json.customer.id]).toEqual([409, 'state_changed', customer.id]);
        states.add(state);
      }
    }
    expect(states.size).toBe(2);
  });
});

describe('writes to customers are refused in the order of wire §1', () => {
  it.each([
    ['POST', '/customers', 'Customer.Create'],
    ['PATCH', '/customers/nope', 'Customer.Edit'],
    ['POST', '/customers/nope/suspend', 'Customer.Edit'],
    ['POST', '/customers/nope/resume', 'Customer.Edit'],
    ['POST', '/customers/nope/close', 'Customer.Edit'],
    ['POST', '/customers/nope/tenants', 'Customer.Edit'],
    ['POST', '/customers/nope/tenants/te-1/resend', 'Customer.Edit'],
    ['DELETE', '/customers/nope/tenants/te-1', 'Customer.Edit'],
  ])('%s %s', async (method, path, permission) => {
    const { sandbox, call } = await world(CUSTOMER_EMAIL);
    const low = await call(method, path, {});
    expect([low.status, low.json]).toMatchObject([
      403,
      { code: 'forbidden', minimumCustomerType: 1 },
    ]);
    await allowOnly(sandbox, RESELLER_EMAIL, ['Customer.Read']);
    const none = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect((await none(method, path, {})).json).toMatchObject({ code: 'forbidden', permission });
    await allowOnly(sandbox, RESELLER_EMAIL, [permission]);
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const hasBody = !/resend|te-1$/.test(path);
    if (hasBody) expect((await reseller(method, path, [])).json.code).toBe('bad_query');
    if (path === '/customers') return;
    for (const id of ['nope', 'customer-19']) {
      const body = { revision: 1, domain: 'x.example', vendorId: 'v-microsoft' };
      const { status, json } = await reseller(method, path.replace('nope', id), body);
      expect([status, json.code], id).toEqual([404, 'not_found']);
    }
  });
});
