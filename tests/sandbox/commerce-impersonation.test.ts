import { beforeEach, describe, expect, it } from 'vitest';
import { readStatement } from '../../src/api/calls/billing';
import type { ImpersonationSetting } from '../../src/domain/impersonation/restrictions';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ADMIN_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller, impersonatingCaller } from './commerce-caller';

const sandbox = createSandbox();
let admin: CommerceCaller;

/** The administrator, in a tab that acts as somebody else. */
async function actingAs(impersonates: string, allowed?: readonly ImpersonationSetting[]) {
  const visitor = { signedInAs: ADMIN_EMAIL, impersonates };
  sandbox.useScenario('impersonated', {
    ...visitor,
    ...(allowed && { allowedWhileImpersonating: allowed }),
  });
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
  return impersonatingCaller(sandbox);
}

describe('what is allowed while impersonating (wire §1)', () => {
  it('is sent to the impersonating tab only', async () => {
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
