import type { ListRules } from '../list-query';

/** Sorting and filters of the marketplace, by their names on the wire (wire §2). */
export const PRODUCTS_LIST: ListRules = {
  sorts: ['name', 'vendorName'],
  filters: ['vendorId', 'category', 'kind', 'term'],
  start: { pageSize: 20 },
};
