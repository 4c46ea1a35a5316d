import type { RawCall } from '../connection';
import type { Suite } from '../suite';

/** The reads of commerce, for unknown records; all of them need a session. */
export function strangeReads(suite: Suite): readonly RawCall[] {
  const id = suite.nothing;
  const params = { id };
  const period = { period: '2026-10' };
  return [
    { endpoint: 'listProducts' },
    { endpoint: 'getProduct', params },
    { endpoint: 'listPriceLists' },
    { endpoint: 'getPriceList', params },
    { endpoint: 'checkDomain', params: { prefix: 'conformance' }, query: { vendorId: id } },
    { endpoint: 'listEndDates' },
    { endpoint: 'getCart' },
    { endpoint: 'getQuote', query: { revision: '1' } },
    { endpoint: 'listParkedCarts' },
    { endpoint: 'listOrders' },
    { endpoint: 'exportOrders' },
    { endpoint: 'getOrder', params },
    { endpoint: 'listCustomers' },
    { endpoint: 'exportCustomers' },
    { endpoint: 'getCustomer', params },
    { endpoint: 'listTenants', params },
    { endpoint: 'listSubscriptions' },
    { endpoint: 'exportSubscriptions' },
    { endpoint: 'getSubscription', params },
    { endpoint: 'previewChange', params, query: { kind: 'cancel' } },
    { endpoint: 'listStatements' },
    { endpoint: 'exportStatements' },
    { endpoint: 'getStatement', params },
    { endpoint: 'getReconciliation', query: period },
    { endpoint: 'exportReconciliation', query: period },
    { endpoint: 'getDashboardSummary' },
    { endpoint: 'listAttention' },
    { endpoint: 'listSpend' },
    { endpoint: 'listActivity' },
  ];
}
