import type { EndpointName } from '../../src/api/all-endpoints';
import * as billing from '../../src/api/billing';
import * as cart from '../../src/api/cart';
import * as customers from '../../src/api/customers';
import * as dashboard from '../../src/api/dashboard';
import * as orders from '../../src/api/orders';
import * as products from '../../src/api/products';
import * as subscriptions from '../../src/api/subscriptions';
import {
  ATTENTION,
  CART,
  CUSTOMER,
  END_DATES,
  ORDER,
  PARKED_CART,
  PREVIEW,
  PRICE_LIST,
  PRODUCT,
  QUOTE,
  RECONCILIATION,
  SPEND,
  STATEMENT,
  SUBSCRIPTION,
  SUMMARY,
  TENANT,
} from './commerce-answers';
import type { Call } from './every-call';

const page = { pageNumber: 2, pageSize: 50 };
const list = {
  ...page,
  searchString: ' halv ',
  sort: '-total',
  filters: { state: ['failed', 'provisioning'], createdAtFrom: ['2026-11-01'], type: [] },
};
const asked = 'state=failed%2Cprovisioning&createdAtFrom=2026-11-01';
const paged = `${asked}&pageNumber=2&pageSize=50&searchString=halv&sort=-total`;
const bare = 'pageNumber=2&pageSize=50';
const file = 'id,name\r\nc-1,Halvorsen AS\r\n';
const contact = { name: 'Liv', email: 'liv@halv.test', phone: null };
const newCustomer = {
  key: 'k-1',
  name: 'Halvorsen AS',
  country: 'NO',
  currency: 'EUR',
  level: 0,
  vatId: null,
  priceListId: 'pr-1',
  creditLimit: null,
  contact,
  acceptAgreement: true,
};
const scheduled = { quantity: 8, planId: null, endsOn: null };
const payment = { id: 'pay/2', amount: 8750, paidOn: '2026-11-20', reference: 'Bank 4412' };
const confirm = [{ customerId: 'c-1', tenantId: null, total: 34375 }];

/** Every call of commerce, as docs/commerce-wire.md writes it. */
export const COMMERCE_CALLS = {
  listProducts: {
    run: (c, o) => products.listProducts(c, { ...page, customerId: 'c-1' }, o),
    request: `GET /app/products?${bare}&customerId=c-1`,
    answer: { data: [] },
  },
  getProduct: {
    run: (c, o) => products.getProduct(c, { id: 'p/1', priceListId: 'pr-1' }, o),
    request: 'GET /app/products/p%2F1?priceListId=pr-1',
    answer: PRODUCT,
  },
  listPriceLists: {
    run: (c, o) => products.listPriceLists(c, page, o),
    request: `GET /app/price-lists?${bare}`,
    answer: { data: [] },
  },
  getPriceList: {
    run: (c, o) => products.getPriceList(c, { id: 'pr-1' }, o),
    request: 'GET /app/price-lists/pr-1',
    answer: PRICE_LIST,
  },
  createPriceList: {
    run: (c, o) =>
      products.createPriceList(
        c,
        { key: 'k-1', basedOnId: 'pr-1', name: 'Own', customerIds: ['c-1'] },
        o,
      ),
    request: 'POST /app/price-lists',
    body: { key: 'k-1', basedOnId: 'pr-1', name: 'Own', customerIds: ['c-1'] },
    answer: PRICE_LIST,
  },
  setPriceOverride: {
    run: (c, o) => products.setPriceOverride(c, { id: 'pr-1', planId: 'pl-1', unitPrice: 700 }, o),
    request: 'PUT /app/price-lists/pr-1/overrides/pl-1',
    body: { unitPrice: 700, allowBelowCost: false },
    answer: PRICE_LIST,
  },
  checkDomain: {
    run: (c, o) => products.checkDomain(c, { prefix: 'halv', vendorId: 'v-microsoft' }, o),
    request: 'GET /app/domains/halv?vendorId=v-microsoft',
    answer: { available: true, domain: 'halv.onmicrosoft.com' },
  },
  listEndDates: {
    run: (c, o) => products.listEndDates(c, { customerId: 'c-1', planId: 'pl-1', quantity: 25 }, o),
    request: 'GET /app/end-dates?customerId=c-1&planId=pl-1&quantity=25',
    answer: END_DATES,
  },
  getCart: { run: cart.getCart, request: 'GET /app/cart', answer: CART },
  updateCart: {
    run: (c, o) => cart.updateCart(c, { revision: 4, poNumber: 'PO-77' }, o),
    request: 'PATCH /app/cart',
    body: { revision: 4, poNumber: 'PO-77' },
    answer: CART,
  },
  clearCart: {
    run: (c, o) => cart.clearCart(c, { revision: 4 }, o),
    request: 'DELETE /app/cart?revision=4',
    answer: CART,
  },
  renewCart: {
    run: (c, o) => cart.renewCart(c, { revision: 4 }, o),
    request: 'POST /app/cart/renew',
    body: { revision: 4 },
    answer: CART,
  },
  addCartLine: {
    run: (c, o) => cart.addCartLine(c, { id: '7c6e', planId: 'pl-1', quantity: 25 }, o),
    request: 'POST /app/cart/lines',
    body: { id: '7c6e', planId: 'pl-1', quantity: 25 },
    answer: CART,
  },
  updateCartLine: {
    run: (c, o) =>
      cart.updateCartLine(c, { lineId: '7c/6e', revision: 4, changes: { quantity: 30 } }, o),
    request: 'PATCH /app/cart/lines/7c%2F6e',
    body: { revision: 4, quantity: 30 },
    answer: CART,
  },
  removeCartLine: {
    run: (c, o) => cart.removeCartLine(c, { lineId: '7c6e', revision: 4 }, o),
    request: 'DELETE /app/cart/lines/7c6e?revision=4',
    answer: CART,
  },
  setCartTargets: {
    run: (c, o) =>
      cart.setCartTargets(c, { revision: 4, targets: [{ customerId: 'c-1', tenantId: null }] }, o),
    request: 'PUT /app/cart/targets',
    body: { revision: 4, targets: [{ customerId: 'c-1', tenantId: null }] },
    answer: CART,
  },
  getQuote: {
    run: (c, o) => cart.getQuote(c, { revision: 4 }, o),
    request: 'GET /app/cart/quote?revision=4',
    answer: QUOTE,
  },
  parkCart: {
    run: (c, o) => cart.parkCart(c, { revision: 4, name: 'For spring' }, o),
    request: 'POST /app/cart/park',
    body: { revision: 4, name: 'For spring' },
    answer: CART,
  },
  listParkedCarts: {
    run: cart.listParkedCarts,
    request: 'GET /app/carts/parked',
    answer: [PARKED_CART],
  },
  takeParkedCart: {
    run: (c, o) => cart.takeParkedCart(c, { id: 'ca/1', revision: 4 }, o),
    request: 'POST /app/carts/parked/ca%2F1/take',
    body: { revision: 4 },
    answer: CART,
  },
  deleteParkedCart: {
    run: (c, o) => cart.deleteParkedCart(c, { id: 'ca/1' }, o),
    request: 'DELETE /app/carts/parked/ca%2F1',
  },
  placeOrders: {
    run: (c, o) => orders.placeOrders(c, { quoteId: 'q-1', confirm, termsAccepted: true }, o),
    request: 'POST /app/orders',
    body: { quoteId: 'q-1', confirm, termsAccepted: true },
    answer: { orders: [ORDER], cart: CART },
  },
  listOrders: {
    run: (c, o) => orders.listOrders(c, list, o),
    request: `GET /app/orders?${paged}`,
    answer: { data: [] },
  },
  exportOrders: {
    run: (c, o) => orders.exportOrders(c, list, o),
    request: `GET /app/orders/export?${asked}&searchString=halv&sort=-total`,
    answer: file,
  },
  getOrder: {
    run: (c, o) => orders.getOrder(c, { id: 'o-1' }, o),
    request: 'GET /app/orders/o-1',
    answer: ORDER,
  },
  approveOrder: {
    run: (c, o) => orders.approveOrder(c, { id: 'o-1', reason: null }, o),
    request: 'POST /app/orders/o-1/approve',
    body: { reason: null },
    answer: ORDER,
  },
  rejectOrder: {
    run: (c, o) => orders.rejectOrder(c, { id: 'o-1', reason: 'Too many' }, o),
    request: 'POST /app/orders/o-1/reject',
    body: { reason: 'Too many' },
    answer: ORDER,
  },
  cancelOrder: {
    run: (c, o) => orders.cancelOrder(c, { id: 'o-1', reason: null }, o),
    request: 'POST /app/orders/o-1/cancel',
    body: { reason: null },
    answer: ORDER,
  },
  retryOrderLine: {
    run: (c, o) => orders.retryOrderLine(c, { id: 'o-1', lineId: '7c6f' }, o),
    request: 'POST /app/orders/o-1/lines/7c6f/retry',
    body: {},
    answer: ORDER,
  },
  reorder: {
    run: (c, o) => orders.reorder(c, { id: 'o-1' }, o),
    request: 'POST /app/orders/o-1/reorder',
    body: {},
    answer: { ...CART, notAdded: [] },
  },
  listCustomers: {
    run: (c, o) => customers.listCustomers(c, list, o),
    request: `GET /app/customers?${paged}`,
    answer: { data: [] },
  },
  exportCustomers: {
    run: (c, o) => customers.exportCustomers(c, {}, o),
    request: 'GET /app/customers/export',
    answer: file,
  },
  getCustomer: {
    run: (c, o) => customers.getCustomer(c, { id: 'c-1' }, o),
    request: 'GET /app/customers/c-1',
    answer: CUSTOMER,
  },
  createCustomer: {
    run: (c, o) => customers.createCustomer(c, newCustomer, o),
    request: 'POST /app/customers',
    body: newCustomer,
    answer: CUSTOMER,
  },
  updateCustomer: {
    run: (c, o) =>
      customers.updateCustomer(c, { id: 'c-1', revision: 3, changes: { creditLimit: 500000 } }, o),
    request: 'PATCH /app/customers/c-1',
    body: { revision: 3, creditLimit: 500000 },
    answer: CUSTOMER,
  },
  suspendCustomer: {
    run: (c, o) => customers.suspendCustomer(c, { id: 'c-1', revision: 3, reason: null }, o),
    request: 'POST /app/customers/c-1/suspend',
    body: { revision: 3, reason: null },
    answer: CUSTOMER,
  },
  resumeCustomer: {
    run: (c, o) => customers.resumeCustomer(c, { id: 'c-1', revision: 3, reason: null }, o),
    request: 'POST /app/customers/c-1/resume',
    body: { revision: 3, reason: null },
    answer: CUSTOMER,
  },
  closeCustomer: {
    run: (c, o) => customers.closeCustomer(c, { id: 'c-1', revision: 3, reason: 'Moved' }, o),
    request: 'POST /app/customers/c-1/close',
    body: { revision: 3, reason: 'Moved' },
    answer: CUSTOMER,
  },
  listTenants: {
    run: (c, o) => customers.listTenants(c, { id: 'c-1', ...page }, o),
    request: `GET /app/customers/c-1/tenants?${bare}`,
    answer: { data: [] },
  },
  createTenant: {
    run: (c, o) =>
      customers.createTenant(c, { id: 'c-1', vendorId: 'v-microsoft', domain: 'halv.test' }, o),
    request: 'POST /app/customers/c-1/tenants',
    body: { vendorId: 'v-microsoft', domain: 'halv.test' },
    answer: TENANT,
  },
  resendTenantLink: {
    run: (c, o) => customers.resendTenantLink(c, { id: 'c-1', tenantId: 'te-1' }, o),
    request: 'POST /app/customers/c-1/tenants/te-1/resend',
    body: {},
    answer: TENANT,
  },
  revokeTenant: {
    run: (c, o) => customers.revokeTenant(c, { id: 'c-1', tenantId: 'te-1' }, o),
    request: 'DELETE /app/customers/c-1/tenants/te-1',
    answer: TENANT,
  },
  listSubscriptions: {
    run: (c, o) => subscriptions.listSubscriptions(c, list, o),
    request: `GET /app/subscriptions?${paged}`,
    answer: { data: [] },
  },
  exportSubscriptions: {
    run: (c, o) => subscriptions.exportSubscriptions(c, { sort: '-renewsOn' }, o),
    request: 'GET /app/subscriptions/export?sort=-renewsOn',
    answer: file,
  },
  getSubscription: {
    run: (c, o) => subscriptions.getSubscription(c, { id: 's-1' }, o),
    request: 'GET /app/subscriptions/s-1',
    answer: SUBSCRIPTION,
  },
  updateSubscription: {
    run: (c, o) =>
      subscriptions.updateSubscription(c, { id: 's-1', revision: 2, project: null }, o),
    request: 'PATCH /app/subscriptions/s-1',
    body: { revision: 2, project: null },
    answer: SUBSCRIPTION,
  },
  previewChange: {
    run: (c, o) =>
      subscriptions.previewChange(c, { id: 's-1', change: { kind: 'seats', quantity: 15 } }, o),
    request: 'GET /app/subscriptions/s-1/changes/preview?kind=seats&quantity=15',
    answer: PREVIEW,
  },
  changeSubscription: {
    run: (c, o) =>
      subscriptions.changeSubscription(c, { id: 's-1', previewId: 'pv-1', total: 4125 }, o),
    request: 'POST /app/subscriptions/s-1/changes',
    body: { previewId: 'pv-1', total: 4125 },
    answer: ORDER,
  },
  setRenewal: {
    run: (c, o) =>
      subscriptions.setRenewal(c, { id: 's-1', revision: 2, autoRenew: true, scheduled }, o),
    request: 'PUT /app/subscriptions/s-1/renewal',
    body: { revision: 2, autoRenew: true, scheduled },
    answer: SUBSCRIPTION,
  },
  clearScheduledChange: {
    run: (c, o) => subscriptions.clearScheduledChange(c, { id: 's-1', revision: 2 }, o),
    request: 'DELETE /app/subscriptions/s-1/renewal?revision=2',
    answer: SUBSCRIPTION,
  },
  listStatements: {
    run: (c, o) => billing.listStatements(c, list, o),
    request: `GET /app/statements?${paged}`,
    answer: { data: [] },
  },
  exportStatements: {
    run: (c, o) => billing.exportStatements(c, { filters: { period: ['2026-10'] } }, o),
    request: 'GET /app/statements/export?period=2026-10',
    answer: file,
  },
  getStatement: {
    run: (c, o) => billing.getStatement(c, { id: 'st-1' }, o),
    request: 'GET /app/statements/st-1',
    answer: STATEMENT,
  },
  recordPayment: {
    run: (c, o) => billing.recordPayment(c, { id: 'st-1', payment }, o),
    request: 'POST /app/statements/st-1/payments',
    body: payment,
    answer: STATEMENT,
  },
  voidStatement: {
    run: (c, o) => billing.voidStatement(c, { id: 'st-1', reason: 'Wrong customer' }, o),
    request: 'POST /app/statements/st-1/void',
    body: { reason: 'Wrong customer' },
    answer: STATEMENT,
  },
  getReconciliation: {
    run: (c, o) => billing.getReconciliation(c, { period: '2026-10' }, o),
    request: 'GET /app/reconciliation?period=2026-10',
    answer: RECONCILIATION,
  },
  exportReconciliation: {
    run: (c, o) => billing.exportReconciliation(c, { period: '2026-10' }, o),
    request: 'GET /app/reconciliation/export?period=2026-10',
    answer: file,
  },
  getDashboardSummary: {
    run: dashboard.getDashboardSummary,
    request: 'GET /app/dashboard/summary',
    answer: SUMMARY,
  },
  listAttention: {
    run: dashboard.listAttention,
    request: 'GET /app/dashboard/attention',
    answer: ATTENTION,
  },
  listSpend: { run: dashboard.listSpend, request: 'GET /app/dashboard/spend', answer: SPEND },
} as const satisfies Partial<Record<EndpointName, Call>>;
