import type { ListRules } from '../list-query';

/** What the price lists can be sorted and filtered by, as the wire names it (wire §2). */
export const PRICE_LISTS_LIST: ListRules = {
  sorts: ['name'],
  filters: ['currency', 'ownerId'],
};
