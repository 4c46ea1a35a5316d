import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import { CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

/** A call, and what it takes. */
interface Call {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** The permissions, all of them. */
  readonly needs: readonly string[];
  /** @default 0 */
  readonly level?: 1;
  /** A query that cannot be read; a body that cannot be is known. @default any can be */
  readonly bad?: string;
  /** A body or a query that can be read, and names nothing that there is. @default no record is named */
  readonly strange?: object | string;
}

/** Of no use for any of the calls. */
const OTHER = 'Report.Revenue';
const SHOP = ['Marketplace.ReadWrite'];
const PRICES = { needs: ['Marketplace.Prices'], level: 1 } as const;
const CUSTOMERS = { needs: ['Customer.Read'], level: 1 } as const;
const EDIT = { needs: ['Customer.Edit'], level: 1 } as const;
const SEATS = { needs: ['Subscription.Seats'] };
const RENEW = { needs: ['Subscription.Renew'] };
const MOVE = { revision: 1, reason: null };
const PAGE = 'pageSize=0';

const CALLS: readonly Call[] = [
  { call: 'GET /products', needs: ['Marketplace.Read'], bad: PAGE, strange: 'customerId=nope' },
  { call: 'GET /products/nope', needs: ['Marketplace.Read'], strange: '' },
  { call: 'GET /price-lists', ...PRICES, bad: PAGE },
  { call: 'GET /price-lists/nope', ...PRICES, strange: '' },
  { call: 'PUT /price-lists/nope/overrides/nope', ...PRICES, strange: { unitPrice: -1 } },
  { call: 'GET /domains/a', needs: SHOP, bad: '', strange: 'vendorId=nope' },
  { call: 'GET /end-dates', needs: SHOP, bad: '', strange: 'customerId=a&planId=b&quantity=1' },
  { call: 'GET /cart', needs: SHOP },
  { call: 'PATCH /cart', needs: SHOP },
  { call: 'DELETE /cart', needs: SHOP, bad: 'revision=none' },
  { call: 'POST /cart/renew', needs: SHOP },
  { call: 'POST /cart/lines', needs: SHOP },
  { call: 'PATCH /cart/lines/nope', needs: SHOP, strange: { revision: 1 } },
  { call: 'DELETE /cart/lines/nope', needs: SHOP, bad: '', strange: 'revision=1' },
  {
    call: 'PUT /cart/targets',
    needs: SHOP,
    strange: { revision: 9, targets: [{ customerId: 'nope' }] },
  },
  { call: 'GET /cart/quote', needs: SHOP, bad: 'revision=none' },
  { call: 'GET /orders', needs: ['Order.Read'], bad: 'createdAtFrom=soon' },
  { call: 'GET /orders/export', needs: ['Order.Read', 'Order.Export'], bad: 'sort=nope' },
  { call: 'GET /orders/nope', needs: ['Order.Read'], strange: '' },
  { call: 'POST /orders', needs: SHOP, strange: { quoteId: 'nope', confirm: [] } },
  { call: 'POST /orders/nope/approve', needs: ['Order.Approve'], strange: {} },
  { call: 'POST /orders/nope/reject', needs: ['Order.Approve'], strange: {} },
  { call: 'POST /orders/nope/cancel', needs: ['Order.Cancel'], strange: {} },
  { call: 'POST /orders/nope/lines/nope/retry', needs: ['Order.Retry'], strange: {} },
  { call: 'POST /orders/nope/reorder', needs: ['Order.Read', ...SHOP], strange: {} },
  { call: 'GET /customers', ...CUSTOMERS, bad: PAGE },
  { call: 'GET /customers/export', level: 1, needs: ['Customer.Read', 'Customer.Export'] },
  { call: 'GET /customers/nope', ...CUSTOMERS, strange: '' },
  { call: 'GET /customers/nope/tenants', ...CUSTOMERS, bad: PAGE, strange: '' },
  { call: 'POST /customers', level: 1, needs: ['Customer.Create'] },
  { call: 'PATCH /customers/nope', ...EDIT, strange: { revision: 1, name: '' } },
  { call: 'POST /customers/nope/suspend', ...EDIT, strange: MOVE },
  { call: 'POST /customers/nope/resume', ...EDIT, strange: MOVE },
  { call: 'POST /customers/nope/close', ...EDIT, strange: MOVE },
  { call: 'POST /customers/nope/tenants', ...EDIT, strange: { vendorId: 'nope', domain: '' } },
  { call: 'POST /customers/nope/tenants/nope/resend', ...EDIT, strange: {} },
  { call: 'DELETE /customers/nope/tenants/nope', ...EDIT, strange: '' },
  { call: 'GET /subscriptions', needs: ['Subscription.Read'], bad: 'renewsOnTo=soon' },
  { call: 'GET /subscriptions/export', needs: ['Subscription.Read'], bad: 'sort=nope' },
  { call: 'GET /subscriptions/nope', needs: ['Subscription.Read'], strange: '' },
  { call: 'PATCH /subscriptions/nope', ...SEATS, strange: { revision: 1 } },
  { call: 'GET /subscriptions/nope/changes/preview', ...SEATS, strange: 'kind=seats&quantity=0' },
  { call: 'POST /subscriptions/nope/changes', ...SEATS, strange: { previewId: 'x', total: 0 } },
  { call: 'PUT /subscriptions/nope/renewal', ...RENEW, strange: { revision: 1 } },
  { call: 'DELETE /subscriptions/nope/renewal', ...RENEW, bad: '', strange: 'revision=1' },
  { call: 'GET /statements', needs: ['Billing.Read'], bad: PAGE },
  { call: 'GET /statements/export', needs: ['Billing.Read', 'Billing.Export'], bad: 'sort=nope' },
  { call: 'GET /statements/nope', needs: ['Billing.Read'], strange: '' },
  { call: 'POST /statements/nope/payments', needs: ['Billing.Pay'], strange: { amount: 0 } },
  { call: 'POST /statements/nope/void', needs: ['Billing.Correct'], strange: { reason: '' } },
  { call: 'GET /reconciliation', level: 1, needs: ['Billing.Read'], bad: 'period=2026' },
  {
    call: 'GET /reconciliation/export',
    level: 1,
    needs: ['Billing.Read', 'Billing.Export'],
    bad: '',
  },
  { call: 'GET /dashboard/summary', needs: [] },
  { call: 'GET /dashboard/attention', needs: [] },
  { call: 'GET /dashboard/spend', needs: ['Billing.Read'] },
];

const ORIGIN = 'http://portal.test/app';

const sent = (path: string, query: object | string | undefined) =>
  typeof query === 'string' && query !== '' ? `${path}?${query}` : path;

describe.each(CALLS)('$call is refused in the order of wire §1', (each) => {
  const [method = '', path = ''] = each.call.split(' ');
  const { needs, level = 0, bad, strange } = each;
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const unreadable = hasBody ? path : sent(path, bad);
  const body = hasBody ? [] : undefined;

  it('without a session, and without its token', async () => {
    const sandbox = createSandbox();
    const stranger = await sandbox.fetch(new Request(`${ORIGIN}${unreadable}`, { method }));
    expect(stranger.status).toBe(401);
    if (method === 'GET') return;
    sandbox.useScenario('signedIn');
    const headers = { [SESSION_HEADER]: sandbox.openingSession ?? '' };
    const withoutToken = await sandbox.fetch(
      new Request(`${ORIGIN}${unreadable}`, { method, headers }),
    );
    expect(withoutToken.status).toBe(403);
    expect(await withoutToken.json()).not.toHaveProperty('code');
  });

  it('by the level, the permissions, what cannot be read, and what is not there', async () => {
    const sandbox = createSandbox();
    await allowOnly(sandbox, CUSTOMER_EMAIL, [OTHER]);
    const customer = await commerceCaller(sandbox, CUSTOMER_EMAIL);
    const low = await customer(method, unreadable, body);
    if (level === 1) {
      expect(low).toMatchObject({
        status: 403,
        json: { code: 'forbidden', minimumCustomerType: 1 },
      });
      expect(low.json).not.toHaveProperty('permission');
    }
    for (const [at, permission] of needs.entries()) {
      await allowOnly(sandbox, RESELLER_EMAIL, [OTHER, ...needs.slice(0, at)]);
      const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
      const refused = await reseller(method, unreadable, body);
      expect(refused).toMatchObject({ status: 403, json: { code: 'forbidden', permission } });
    }
    await allowOnly(sandbox, RESELLER_EMAIL, [OTHER, ...needs]);
    const reseller = await commerceCaller(sandbox, RESELLER_EMAIL);
    if (hasBody || bad !== undefined) {
      const misread = await reseller(method, unreadable, body);
      expect(misread).toMatchObject({ status: 400, json: { code: 'bad_query' } });
    }
    if (strange === undefined) return;
    const lost = await reseller(method, sent(path, strange), hasBody ? strange : undefined);
    expect(lost).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });
});
