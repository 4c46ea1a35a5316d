import { beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../src/api/calls/activity';
import type { ActivityEntry } from '../../src/domain/activity/activity';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller, impersonatingCaller } from './commerce-caller';

const sandbox = createSandbox();
let admin: CommerceCaller;

async function activity(call: CommerceCaller, query = ''): Promise<readonly ActivityEntry[]> {
  const { status, json } = await call('GET', `/activity?pageSize=100${query}`);
  expect(status).toBe(200);
  return json.data.map((row: unknown) => readActivity.of.row(row));
}

const of = (type: string, id: string) => `&recordType=${type}&recordId=${encodeURIComponent(id)}`;

beforeEach(async () => {
  sandbox.useScenario('signedOut');
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
});

describe('what is written down (contract §4.27)', () => {
  it('has a role that is made, given and deleted, with its permissions and its people', async () => {
    await admin('POST', '/roles/create-role?roleName=Night%20shift', ['Order.Read', 'User.Read']);
    await admin('PATCH', '/roles/Night%20shift/permissions', ['Order.Read', 'Order.Retry']);
    await admin('POST', '/roles/assign-role?roleName=Night%20shift', [BUYER_EMAIL]);
    await admin('DELETE', '/roles/Night%20shift');
    const told = await activity(admin, of('role', 'Night shift'));
    expect(told.map(({ action, added, removed }) => [action, added, removed])).toEqual([
      ['role.deleted', [], []],
      ['user.roleChanged', ['Guest'], ['Night shift']],
      ['user.roleChanged', ['Night shift'], ['Marketplace Buyer']],
      ['role.changed', ['Order.Retry'], ['User.Read']],
      ['role.created', ['User.Read', 'Order.Read'], []],
    ]);
    expect(told.every(({ by }) => by?.name === 'Ada Lindqvist')).toBe(true);
  });

  it('names both where somebody acts as somebody, and who began and ended it', async () => {
    sandbox.useScenario('signedOut');
    const ada = await commerceCaller(sandbox, ADMIN_EMAIL);
    await ada('POST', '/impersonation', { email: CUSTOMER_EMAIL, reason: 'Ticket 12' });
    const [started] = await activity(ada, of('user', CUSTOMER_EMAIL));
    expect(started).toMatchObject({
      action: 'impersonation.started',
      by: { email: ADMIN_EMAIL },
      impersonatedBy: null,
      reason: 'Ticket 12',
    });
    sandbox.useScenario('impersonated', {
      signedInAs: ADMIN_EMAIL,
      impersonates: CUSTOMER_EMAIL,
      allowedWhileImpersonating: ['changeUsers'],
    });
    const acting = await impersonatingCaller(sandbox);
    await acting('PATCH', `/users/${CUSTOMER_EMAIL}`, { firstname: 'Karl' });
    const [changed] = await activity(acting, of('user', CUSTOMER_EMAIL));
    expect(changed).toMatchObject({
      action: 'user.changed',
      by: { email: CUSTOMER_EMAIL, name: 'Karl Jensen' },
      // Of the provider's people the customer sees nobody: their company stands for them.
      impersonatedBy: { email: '', name: 'Plinth Cloud' },
    });
  });

  it('has an order from its beginning to its end, also with what it changes', async () => {
    const [waiting] = (await admin('GET', '/orders?state=awaitingApproval')).json.data;
    await admin('POST', `/orders/${waiting.id}/reject`, { reason: 'Not this month' });
    const [rejected, placed] = await activity(admin, of('order', waiting.id));
    expect(rejected).toMatchObject({ action: 'order.rejected', reason: 'Not this month' });
    expect(placed).toMatchObject({ action: 'order.placed', by: { email: waiting.placedBy } });
    const { json: done } = await admin('GET', '/orders?state=completed');
    const { id, number, lines } = done.data[0];
    const ofIts = await activity(admin, of('subscription', lines[0].subscriptionId));
    expect(ofIts).toContainEqual(
      expect.objectContaining({
        action: 'order.completed',
        by: null,
        subject: { type: 'order', id, name: number },
      }),
    );
  });

  it('has what is done with a customer and a subscription', async () => {
    const { json } = await admin('GET', '/customers/customer-3');
    const { revision } = json;
    await admin('POST', '/customers/customer-3/suspend', { revision, reason: 'Not paid' });
    const [first] = await activity(admin, of('customer', 'customer-3'));
    expect(first).toMatchObject({
      action: 'customer.suspended',
      subject: { type: 'customer', id: 'customer-3', name: json.name },
      reason: 'Not paid',
    });
  });
});

describe('what is written down of billing (contract §4.27)', () => {
  /** A statement of a reseller to its customer that is still to be paid. */
  async function openOne(call: CommerceCaller) {
    const { json } = await call('GET', '/statements?direction=receivable&state=issued,overdue');
    return json.data.find(({ paid, total }: { paid: number; total: number }) => {
      return paid === 0 && total > 100;
    });
  }

  it('has payments, what is made void and why, what is issued again, and refunds', async () => {
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const { id, number } = await openOne(reseller);
    const paidOn = new Date(sandbox.clock.now()).toISOString().slice(0, 10);
    const pay = (of: string, key: string) =>
      reseller('POST', `/statements/${of}/payments`, { id: key, amount: 100, paidOn });
    const voided = { reason: 'Wrong address', reissue: true };
    expect((await pay(id, 'pay-part')).status).toBe(201);
    // Sent again it is the same payment, and is listed once.
    expect((await pay(id, 'pay-part')).status).toBe(200);
    const { json } = await reseller('POST', `/statements/${id}/void`, voided);
    expect((await pay(json.creditedBy, 'pay-back')).status).toBe(201);
    const reissue = (await reseller('GET', `/statements/${json.reissuedBy}`)).json;
    const credit = (await reseller('GET', `/statements/${json.creditedBy}`)).json;
    const told = (await activity(reseller, '&area=billing')).slice(0, 4);
    expect(told.map(({ action, subject, reason }) => [action, subject.name, reason])).toEqual([
      ['payment.refunded', credit.number, null],
      ['statement.reissued', reissue.number, 'Wrong address'],
      ['statement.voided', number, 'Wrong address'],
      ['payment.recorded', number, null],
    ]);
    expect(told[2]).toMatchObject({
      by: { email: RESELLER_EMAIL },
      subject: { type: 'statement', id },
    });
    expect(await activity(reseller, of('statement', id))).toEqual(told.slice(2));
    const found = await activity(reseller, `&searchString=${number}`);
    expect(found).toEqual(told.slice(2));
    // The payer sees it too, as their own.
    const ofCustomer = await activity(reseller, of('customer', json.customerId));
    expect(ofCustomer).toEqual(expect.arrayContaining(told));
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    const own = (await customer('GET', '/users/me')).json.customerId;
    const [seen] = await activity(customer, of('statement', id));
    expect(seen?.action).toBe(own === json.customerId ? 'statement.voided' : undefined);
    expect(JSON.stringify(told)).not.toContain('amount');
  });

  it('has lists that are made, and prices that are set and taken away, without the price', async () => {
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const lists = (await reseller('GET', '/price-lists?currency=EUR')).json.data;
    const basedOnId = lists[0].id;
    const made = (
      await reseller('POST', '/price-lists', { key: 'k-1', basedOnId, name: 'For Oslo' })
    ).json;
    const products = (await reseller('GET', `/products?kind=license&priceListId=${made.id}`)).json;
    const [{ name, plans }] = products.data;
    const path = `/price-lists/${made.id}/overrides/${plans[0].id}`;
    const price = { unitPrice: 999_999, allowBelowCost: true };
    expect((await reseller('PUT', path, price)).status).toBe(200);
    // The same price again changes nothing.
    await reseller('PUT', path, price);
    await reseller('PUT', path, { unitPrice: null });
    const told = await activity(reseller, of('priceList', made.id));
    expect(told.map(({ action, added, removed }) => [action, added, removed])).toEqual([
      ['priceList.changed', [], [name]],
      ['priceList.changed', [name], []],
      ['priceList.created', [], []],
    ]);
    expect(told[0]).toMatchObject({ subject: { id: made.id, name: 'For Oslo' } });
    expect(JSON.stringify(told)).not.toContain('999999');
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect(await customer('GET', `/activity?${of('priceList', made.id).slice(1)}`)).toMatchObject({
      status: 403,
    });
  });

  it('counts all of it as billing', async () => {
    const { json } = await admin('GET', '/activity?area=billing&pageSize=100');
    expect(json.totalRecords).toBeGreaterThan(0);
    const areas: readonly { value: string }[] = json.facets.area;
    expect(areas.map(({ value }) => value)).toContain('billing');
    expect(areas.map(({ value }) => value)).not.toContain('statement');
  });
});

describe('who sees it (contract §4.27)', () => {
  it('needs the permission for all of it, and that of the record for one of them', async () => {
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    expect(await customer('GET', '/activity')).toMatchObject({
      status: 403,
      json: { permission: 'Settings.AuditLog' },
    });
    expect(await customer('GET', `/activity?${of('role', 'Admin').slice(1)}`)).toMatchObject({
      status: 403,
      json: { permission: 'Permissions.Read' },
    });
    expect(await activity(customer, of('user', CUSTOMER_EMAIL))).not.toEqual([]);
    expect(await customer('GET', '/activity?recordType=ship&recordId=1')).toMatchObject({
      status: 400,
    });
  });

  it('tells a reseller of its own customers and itself, and of roles', async () => {
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const customers: readonly { name: string }[] = [
      ...(await reseller('GET', '/customers?pageSize=100')).json.data,
      (await reseller('GET', '/customers/customer-2')).json,
    ];
    const known = new Set(customers.map(({ name }) => name));
    const told = await activity(reseller);
    expect(told.length).toBeGreaterThan(20);
    const ofRoles = told.filter(({ action }) => action.startsWith('role.'));
    const others = told.filter((one) => !ofRoles.includes(one));
    expect(others.filter(({ customerName }) => !known.has(customerName ?? ''))).toEqual([]);
    // Roles are the provider's; a reseller reads them, and sees nobody of it.
    expect(ofRoles.length).toBeGreaterThan(0);
    expect(new Set(ofRoles.map(({ by }) => by?.email))).toEqual(new Set(['']));
  });

  it('names nobody of a company that the caller does not see, and finds nothing of them', async () => {
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    const users = (await reseller('GET', '/users?pageSize=100')).json;
    const seen = new Set(users.data.map(({ email }: { email: string }) => email));
    // Somebody of the provider changes something that the reseller may know of.
    const { revision } = (await admin('GET', '/customers/customer-3')).json;
    await admin('PATCH', '/customers/customer-3', { revision, name: 'Halvorsen' });
    const ofCustomer = await reseller('GET', `/activity?${of('customer', 'customer-3').slice(1)}`);
    expect(ofCustomer.json.data[0]).toMatchObject({
      action: 'customer.changed',
      by: { name: 'Plinth Cloud' },
    });
    expect(ofCustomer.json.data[0].by).not.toHaveProperty('email');
    const all = await reseller('GET', '/activity?pageSize=100');
    for (const { text, json } of [ofCustomer, all]) {
      expect(text).not.toContain(ADMIN_EMAIL);
      expect(text).not.toContain('Ada Lindqvist');
      const told = json.data.flatMap(
        ({ by, impersonatedBy }: ActivityEntry) => [by?.email, impersonatedBy?.email] as const,
      );
      for (const email of told) if (email !== undefined) expect(seen).toContain(email);
      for (const { value } of json.facets.by) expect(seen).toContain(value);
    }
    const noneAtAll = await reseller('GET', `/activity?${of('user', 'no@body.example').slice(1)}`);
    for (const query of [
      of('user', ADMIN_EMAIL),
      `&by=${ADMIN_EMAIL}`,
      `&searchString=${ADMIN_EMAIL}`,
      '&searchString=Lindqvist',
    ]) {
      const { status, json } = await reseller('GET', `/activity?${query.slice(1)}`);
      expect([status, json.totalRecords], query).toEqual([200, 0]);
      if (query.startsWith('&recordType')) expect(json).toEqual(noneAtAll.json);
    }
    // What they did stays theirs when the account is gone.
    await admin('POST', '/users', { email: 'late@plinth.example' });
    await admin('DELETE', '/users/late@plinth.example');
    expect(await activity(reseller, '&searchString=late@plinth.example')).toEqual([]);
    expect((await activity(admin, `&by=${ADMIN_EMAIL}`)).length).toBeGreaterThan(0);
  });

  it('can be narrowed to a person, an area and days, and counts both', async () => {
    const { json } = await admin('GET', '/activity?area=impersonation,role&sort=at&pageSize=5');
    const areas = new Set(json.data.map(({ action }: ActivityEntry) => action.split('.')[0]));
    expect(areas).toEqual(new Set(['impersonation', 'role']));
    expect(json.facets.by).toContainEqual(
      expect.objectContaining({ value: 'bruno.keller@plinth.example', label: 'Bruno Keller' }),
    );
    const mine = await activity(admin, `&by=${ADMIN_EMAIL}&atFrom=2026-03-01&atTo=2026-03-02`);
    expect(mine.map(({ action }) => action)).toEqual(['user.roleChanged', 'user.invited']);
  });
});
