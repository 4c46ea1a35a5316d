import type { PageQuery } from '../../domain/paging';

/** Keys of what the customers' room reads. A key includes everything that begins with it. */
export const customerKeys = {
  /** Everything about customers. */
  all: ['customers'] as const,
  /** Every page of the list of all customers. */
  lists: ['customers', 'list'] as const,
  list: (query: PageQuery) => ['customers', 'list', query] as const,
  /** Everything about one of them. */
  one: (id: string) => ['customers', 'one', id] as const,
  tenants: (id: string, query: PageQuery) => ['customers', 'one', id, 'tenants', query] as const,
  /** What others' rooms know of it is stale when theirs is: its key begins with theirs. */
  subscriptions: (id: string, query: PageQuery) =>
    ['subscriptions', 'customer', id, query] as const,
  live: (id: string) => ['subscriptions', 'customer', id, 'live'] as const,
  unused: (id: string) => ['subscriptions', 'customer', id, 'unused'] as const,
  orderStates: (id: string) => ['orders', 'customer', id, 'states'] as const,
  openStatements: (id: string) => ['statements', 'customer', id, 'open'] as const,
  orders: (id: string, query: PageQuery) => ['orders', 'customer', id, query] as const,
  statements: (id: string, query: PageQuery) => ['statements', 'customer', id, query] as const,
  prices: (id: string) => ['products', 'customer', id, 'all'] as const,
  users: (id: string, query: PageQuery) => ['users', 'list', 'customer', id, query] as const,
  vendors: ['products', 'vendorNames'] as const,
  tenantVendors: ['products', 'tenantVendors'] as const,
  /** The tenants of whom a cart is for. */
  clientTenants: ['cart', 'tenants'] as const,
};
