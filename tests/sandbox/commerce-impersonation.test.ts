import { beforeEach, describe, expect, it } from 'vitest';
import { readStatement } from '../../src/api/wire/statements';
import { COMMERCE_SETTINGS, type CommerceSetting } from '../../src/domain/users/permission-access';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/accounts';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { type CommerceCaller, commerceCaller, impersonatingCaller } from './commerce-caller';

const sandbox = createSandbox();
let admin: CommerceCaller;

/** The administrator, in a tab that acts as somebody else. */
async function actingAs(impersonates: string, allowed?: readonly CommerceSetting[]) {
  const visitor = { signedInAs: ADMIN_EMAIL, impersonates };
  sandbox.useScenario('impersonated', {
    ...visitor,
    ...(allowed && { allowedWhileImpersonating: allowed }),
  });
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  return impersonatingCaller(sandbox);
}

/** Every write that may be blocked, by what has to be allowed (wire §1). */
const WRITES: readonly (readonly [setting: CommerceSetting, method: string, path: string])[] = [
  ['placeOrders', 'POST', '/orders'],
  ['placeOrders', 'POST', '/orders/nope/cancel'],
  ['placeOrders', 'POST', '/orders/nope/lines/l-1/retry'],
  ['approveOrders', 'POST', '/orders/nope/approve'],
  ['approveOrders', 'POST', '/orders/nope/reject'],
  ['changeSubscriptions', 'POST', '/subscriptions/nope/changes'],
  ['changeSubscriptions', 'PUT', '/subscriptions/nope/renewal'],
  ['changeSubscriptions', 'DELETE', '/subscriptions/nope/renewal?revision=1'],
  ['recordPayments', 'POST', '/statements/nope/payments'],
  ['recordPayments', 'POST', '/statements/nope/void'],
];

/** What those need who write, so that only the impersonation can be in the way. */
const PERMISSIONS = ['Billing.Read', 'Billing.Pay', 'Billing.Correct', 'Order.Read', 'Order.Cancel']
  .concat(['Order.Approve', 'Order.Retry', 'Order.Create', 'Marketplace.ReadWrite'])
  .concat(['Subscription.Read', 'Subscription.Seats', 'Subscription.Renew', 'Customer.Edit']);

async function allowAll(): Promise<void> {
  await admin('POST', '/roles/create-role?roleName=Everything', PERMISSIONS);
  await admin('POST', '/roles/assign-role?roleName=Everything', [RESELLER_EMAIL]);
}

describe('what is allowed while impersonating (wire §1)', () => {
  it('is told to the tab that does, and to no other', async () => {
    const acting = await actingAs(RESELLER_EMAIL, ['placeOrders', 'recordPayments']);
    const { json } = await acting('GET', '/users/me');
    expect(json).toMatchObject({
      email: RESELLER_EMAIL,
      allowedWhileImpersonating: ['placeOrders', 'recordPayments'],
    });
    expect((await admin('GET', '/users/me')).json).not.toHaveProperty('allowedWhileImpersonating');
    const nothing = await actingAs(RESELLER_EMAIL);
    expect((await nothing('GET', '/users/me')).json.allowedWhileImpersonating).toEqual([]);
  });
});

describe.each(WRITES)('%s: %s %s', (setting, method, path) => {
  let acting: CommerceCaller;
  const body = method === 'DELETE' ? undefined : { reason: 'Because' };

  it('is blocked before anything is looked up, and nobody else’s', async () => {
    acting = await actingAs(RESELLER_EMAIL);
    await allowAll();
    const { status, json } = await acting(method, path, body);
    expect([status, json]).toEqual([
      403,
      { code: 'impersonation_blocked', setting, message: expect.any(String) },
    ]);
    const own = await commerceCaller(sandbox, RESELLER_EMAIL);
    expect((await own(method, path, body)).json.code).not.toBe('impersonation_blocked');
  });

  it('is allowed by its own setting, and by no other', async () => {
    const others = COMMERCE_SETTINGS.filter((each) => each !== setting);
    acting = await actingAs(RESELLER_EMAIL, others);
    await allowAll();
    expect((await acting(method, path, body)).json).toMatchObject({ setting });
    acting = await actingAs(RESELLER_EMAIL, [setting]);
    await allowAll();
    const { status, json } = await acting(method, path, body);
    expect(json).not.toHaveProperty('setting');
    expect([400, 404]).toContain(status);
  });

  it('is refused for a missing permission first', async () => {
    acting = await actingAs(CUSTOMER_EMAIL);
    const { status, json } = await acting(method, path, body);
    // Whoever has placed an order may cancel it without one; there is none of this name.
    if (path.endsWith('/cancel')) return expect([403, 404]).toContain(status);
    expect([status, json.code]).toEqual([403, 'forbidden']);
  });
});

describe('what is done while impersonating', () => {
  let acting: CommerceCaller;
  beforeEach(async () => {
    acting = await actingAs(RESELLER_EMAIL, ['recordPayments']);
  });

  it('names the impersonated user', async () => {
    const { json } = await acting('GET', '/statements?state=issued&direction=receivable');
    const { id, balance } = json.data[0];
    const paid = await acting('POST', `/statements/${id}/payments`, {
      ...{ id: 'pay-1', amount: balance, paidOn: '2026-03-02', reference: null },
    });
    expect(readStatement(paid.json).payments?.at(-1)?.by).toBe(RESELLER_EMAIL);
  });

  it('is not blocked where wire §1 does not name it', async () => {
    const path = '/customers/customer-5';
    const { status } = await acting('PATCH', path, { revision: 1, name: 'Nytt Navn' });
    expect(status).toBe(200);
    const asked = { vendorId: 'v-microsoft', domain: 'ny.example' };
    expect((await acting('POST', `${path}/tenants`, asked)).status).toBe(201);
    const subscription = (await acting('GET', '/subscriptions?state=active')).json.data[0];
    const named = await acting('PATCH', `/subscriptions/${subscription.id}`, {
      ...{ revision: subscription.revision, friendlyName: 'Ours' },
    });
    expect(named.status).toBe(200);
    const cart = (await acting('GET', '/cart')).json;
    const order = await acting('PATCH', '/cart', { revision: cart.revision, poNumber: 'PO-1' });
    expect(order.json.poNumber).toBe('PO-1');
  });
});
