import type { RawCall } from '../connection';
import type { Suite } from '../suite';

/**
 * Writes to orders, customers, subscriptions, statements and prices that are not there, and with content
 * that would be refused as well: a server that lets them through changes nothing all the same.
 */
export function strangeWrites(suite: Suite): readonly RawCall[] {
  const id = suite.nothing;
  const params = { id };
  const tenant = { id, tenantId: id };
  const move = { params, body: { revision: 0, reason: null } };
  const none = { reason: null };
  const payment = { id: '', amount: 0, paidOn: '', reference: null };
  return [
    { endpoint: 'setCartTargets', body: { revision: 0, targets: [{ customerId: id }] } },
    { endpoint: 'setPriceOverride', params: { id, planId: id }, body: { unitPrice: -1 } },
    { endpoint: 'placeOrders', body: { quoteId: id, confirm: [], termsAccepted: false } },
    { endpoint: 'approveOrder', params, body: none },
    { endpoint: 'rejectOrder', params, body: none },
    { endpoint: 'cancelOrder', params, body: none },
    { endpoint: 'retryOrderLine', params: { id, lineId: id }, body: {} },
    { endpoint: 'reorder', params, body: {} },
    { endpoint: 'updateCustomer', params, body: { revision: 0, name: '' } },
    { endpoint: 'suspendCustomer', ...move },
    { endpoint: 'resumeCustomer', ...move },
    { endpoint: 'closeCustomer', ...move },
    { endpoint: 'createTenant', params, body: { vendorId: id, domain: '' } },
    { endpoint: 'resendTenantLink', params: tenant, body: {} },
    { endpoint: 'revokeTenant', params: tenant },
    { endpoint: 'updateSubscription', params, body: { revision: 0, project: 'x'.repeat(65) } },
    { endpoint: 'changeSubscription', params, body: { previewId: id, total: 0 } },
    { endpoint: 'setRenewal', params, body: { revision: 0, autoRenew: false } },
    { endpoint: 'clearScheduledChange', params, query: { revision: '0' } },
    { endpoint: 'recordPayment', params, body: payment },
    { endpoint: 'voidStatement', params, body: { reason: '' } },
  ];
}

/** All writes of commerce; those to the cart have seen a state that there never was. */
export function commerceWrites(suite: Suite): readonly RawCall[] {
  const id = suite.nothing;
  const body = { revision: 0 };
  const query = { revision: '0' };
  return [
    { endpoint: 'updateCart', body },
    { endpoint: 'clearCart', query },
    { endpoint: 'renewCart', body },
    { endpoint: 'addCartLine', body: { id, planId: id, quantity: 0 } },
    { endpoint: 'updateCartLine', params: { lineId: id }, body },
    { endpoint: 'removeCartLine', params: { lineId: id }, query },
    { endpoint: 'parkCart', body },
    { endpoint: 'takeParkedCart', params: { id }, body },
    { endpoint: 'deleteParkedCart', params: { id } },
    { endpoint: 'createCustomer', body: { key: '', name: '', country: '', currency: '' } },
    ...strangeWrites(suite),
  ];
}
