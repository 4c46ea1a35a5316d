import type { PageQuery } from '../../domain/paging';

/** Keys of what is read of price lists. A key includes everything that begins with it. */
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
