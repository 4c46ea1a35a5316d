import type { ListRules } from '../list-query';

/** What the marketplace can be sorted and filtered by, as the wire names it (wire §2). */
export const PRODUCTS_LIST: ListRules = {
  sorts: ['name', 'vendorName'],
  filters: ['vendorId', 'category', 'kind', 'term'],
  start: { pageSize: 20 },
};
