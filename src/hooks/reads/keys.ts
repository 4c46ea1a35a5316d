import type { ActivityRecord } from '../../domain/activity/activity';
import type { ListFilters, PageQuery } from '../../domain/paging';
import type { CivilDate, CivilMonth } from '../../domain/time/civil-date';

/** Query keys of the activity's room. A key covers everything that starts with it. */
export const activityKeys = {
  /** All activity. */
  all: ['activity'] as const,
  /** A page of the list. */
  list: (query: PageQuery) => ['activity', 'list', query] as const,
  /** The newest entries of a record. */
  record: (record: ActivityRecord, count: number) =>
    ['activity', record.type, record.id, count] as const,
};

/** Query keys of the billing room. A key covers everything that starts with it. */
export const statementKeys = {
  /** Everything about statements, also that of other rooms. */
  all: ['statements'] as const,
  /** All that is still to be paid, in one direction. */
  open: (direction: 'payable' | 'receivable') => ['statements', 'open', direction] as const,
  /** A page of the list. */
  list: (query: PageQuery) => ['statements', 'list', query] as const,
  /** One of them. */
  one: (id: string) => ['statements', 'one', id] as const,
  /** Two of them beside each other. */
  compared: (a: string | null, b: string | null) => ['statements', 'compared', a, b] as const,
  /** Which one a comparison begins with. */
  latest: ['statements', 'latest'] as const,
  /** What was bought and billed in a month. */
  reconciliation: (period: CivilMonth) => ['statements', 'reconciliation', period] as const,
};

/** Query keys of the cart's room. A key covers everything that starts with it. */
export const cartKeys = {
  /** Everything about the cart. */
  all: ['cart'] as const,
  /** The cart itself. */
  cart: ['cart', 'own'] as const,
  /** The parked carts. */
  parked: ['cart', 'parked'] as const,
  /** Every price of it. */
  quotes: ['cart', 'quote'] as const,
  quote: (revision: number) => ['cart', 'quote', revision] as const,
  /** Suggested customers. */
  clientPicks: ['cart', 'clientPicks'] as const,
  tenants: (customerIds: readonly string[]) => ['cart', 'tenants', customerIds] as const,
  endDates: (planId: string, quantity: number, customerIds: readonly string[]) =>
    ['cart', 'endDates', planId, quantity, customerIds] as const,
};

/** Query keys of the customers' room. A key covers everything that starts with it. */
export const customerKeys = {
  /** Everything about customers. */
  all: ['customers'] as const,
  /** Every page of the list of all customers. */
  lists: ['customers', 'list'] as const,
  list: (query: PageQuery) => ['customers', 'list', query] as const,
  /** Everything about one of them. */
  one: (id: string) => ['customers', 'one', id] as const,
  tenants: (id: string, query: PageQuery) => ['customers', 'one', id, 'tenants', query] as const,
  /** Its key starts with the other room's, so that it is invalidated together with it. */
  subscriptions: (id: string, query: PageQuery) =>
    ['subscriptions', 'customer', id, query] as const,
  live: (id: string) => ['subscriptions', 'customer', id, 'live'] as const,
  unused: (id: string) => ['subscriptions', 'customer', id, 'unused'] as const,
  orderStates: (id: string) => ['orders', 'customer', id, 'states'] as const,
  openStatements: (id: string) => ['statements', 'customer', id, 'open'] as const,
  billed: (id: string, since: CivilMonth) =>
    ['statements', 'customer', id, 'billed', since] as const,
  orders: (id: string, query: PageQuery) => ['orders', 'customer', id, query] as const,
  statements: (id: string, query: PageQuery) => ['statements', 'customer', id, query] as const,
  prices: (id: string) => ['products', 'customer', id, 'all'] as const,
  users: (id: string, query: PageQuery) => ['users', 'list', 'customer', id, query] as const,
  vendors: ['products', 'vendorNames'] as const,
  tenantVendors: ['products', 'tenantVendors'] as const,
  /** The tenants of the cart's targets. */
  clientTenants: ['cart', 'tenants'] as const,
};

/** Query keys of the first page. A key covers everything that starts with it. */
export const dashboardKeys = {
  /** Everything on the first page. */
  all: ['dashboard'] as const,
  summary: ['dashboard', 'summary'] as const,
  attention: ['dashboard', 'attention'] as const,
  spend: ['dashboard', 'spend'] as const,
  renewals: ['dashboard', 'renewals'] as const,
  statement: ['dashboard', 'statement'] as const,
  customers: ['dashboard', 'customers'] as const,
};

/** Query keys of the notifications room; the session clears the cache. */
export const notificationKeys = {
  list: ['notifications', 'list'] as const,
  /** Ids of those hidden while the request is pending. */
  hidden: ['notifications', 'hidden'] as const,
};

/** Query keys of the orders' room. A key covers everything that starts with it. */
export const orderKeys = {
  /** Everything about orders. */
  all: ['orders'] as const,
  /** The orders of one purchase. */
  ofQuote: (quoteId: string) => ['orders', 'quote', quoteId] as const,
  /** A page of the list. */
  list: (query: PageQuery) => ['orders', 'list', query] as const,
  /** How many there are in the views of the list. */
  counts: ['orders', 'counts'] as const,
  /** One of them. */
  one: (id: string) => ['orders', 'one', id] as const,
};

/** Query keys of price lists. A key covers everything that starts with it. */
export const priceListKeys = {
  /** Everything about price lists. */
  all: ['price-lists'] as const,
  list: (query: PageQuery) => ['price-lists', 'list', query] as const,
  /** Who sells by them. */
  sellers: ['price-lists', 'sellers'] as const,
  /** Everything about one of them. */
  one: (id: string) => ['price-lists', 'one', id] as const,
  /** Every product with the prices of one of them. */
  products: (id: string) => ['price-lists', 'one', id, 'products'] as const,
};

/** Query keys of the marketplace. A key covers everything that starts with it. */
export const productKeys = {
  /** Everything about products. */
  all: ['products'] as const,
  list: (query: PageQuery, customerId: string | null) =>
    ['products', 'list', customerId, query] as const,
  vendors: (ids: readonly string[], customerId: string | null) =>
    ['products', 'vendors', customerId, ids] as const,
  product: (id: string, customerId: string | null) =>
    ['products', 'product', customerId, id] as const,
  several: (ids: readonly string[], customerId: string | null) =>
    ['products', 'several', customerId, ids] as const,
  addOns: (id: string, customerId: string | null) =>
    ['products', 'addOns', customerId, id] as const,
  holders: (id: string) => ['products', 'holders', id] as const,
  held: (id: string, customerId: string | null) => ['products', 'held', customerId, id] as const,
  buyer: (customerId: string) => ['products', 'buyer', customerId] as const,
};

/** Query keys of the roles room. A key covers everything that starts with it. */
export const roleKeys = {
  all: ['roles'] as const,
  list: ['roles', 'list'] as const,
  catalogue: ['roles', 'catalogue'] as const,
  /** Everything about the people of one role. */
  members: (role: string) => ['roles', 'members', role] as const,
  card: (role: string) => ['roles', 'members', role, 'card'] as const,
  /** A page of the users in a dialog. */
  affected: (role: string, pageNumber: number, pageSize: number) =>
    ['roles', 'members', role, 'affected', pageNumber, pageSize] as const,
  memberPage: (role: string, query: PageQuery) =>
    ['roles', 'members', role, 'page', query] as const,
  /** The members of all roles: a new role replaces the previous one. */
  allMembers: ['roles', 'members'] as const,
  /** Some people of the roles that can give roles. */
  givers: (roles: readonly string[], company: readonly string[]) =>
    ['roles', 'members', 'givers', roles, company] as const,
  allCandidates: ['roles', 'candidates'] as const,
  /** Users who can be given a role. */
  candidates: (role: string, search: string) => ['roles', 'candidates', role, search] as const,
};

/** Query keys of subscriptions. A key covers everything that starts with it. */
export const subscriptionKeys = {
  /** Everything about subscriptions, also that of a customer's page. */
  all: ['subscriptions'] as const,
  /** Every page of the lists, and what is counted of them. */
  lists: ['subscriptions', 'list'] as const,
  list: (query: PageQuery) => ['subscriptions', 'list', query] as const,
  /** A page of the renewals, which are several lists. */
  renewals: (parts: readonly ListFilters[], query: PageQuery) =>
    ['subscriptions', 'list', 'renewals', parts, query] as const,
  renewalCounts: (scope: string, todayOn: CivilDate, fromMonth: CivilMonth, filters: ListFilters) =>
    ['subscriptions', 'list', 'renewalCounts', scope, todayOn, fromMonth, filters] as const,
  /** Everything about one of them. */
  one: (id: string) => ['subscriptions', 'one', id] as const,
  /** Its key starts with the other room's, so that it is invalidated together with it. */
  ordersOf: (id: string) => ['orders', 'subscription', id] as const,
  orders: (id: string, query: PageQuery) => ['orders', 'subscription', id, query] as const,
  chargesOf: (id: string) => ['statements', 'subscription', id] as const,
  charges: (id: string, statements: number) =>
    ['statements', 'subscription', id, statements] as const,
};

/** Query keys of the users room. A key covers everything that starts with it. */
export const userKeys = {
  /** Everything about users. */
  all: ['users'] as const,
  one: (email: string) => ['users', 'one', email.toLowerCase()] as const,
  /** What somebody leaves behind. */
  holdings: (email: string) => ['users', 'holdings', email.toLowerCase()] as const,
  /** One's own devices. */
  devices: ['users', 'me', 'devices'] as const,
  /** How many recovery codes are left. */
  recoveryCodes: ['users', 'me', 'recoveryCodes'] as const,
  /** One's own passkeys. */
  passkeys: ['users', 'me', 'passkeys'] as const,
  /** Every page of the list of all users. */
  lists: ['users', 'list'] as const,
  list: (query: PageQuery) => ['users', 'list', query] as const,
};
