import type { PageQuery } from '../../domain/paging';

/** Keys of what the marketplace reads. A key includes everything that begins with it. */
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
