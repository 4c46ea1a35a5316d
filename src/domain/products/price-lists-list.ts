import type { ListRules } from '../list-query';

/** Sorting and filters of the price lists, by their names on the wire (wire §2). */
export const PRICE_LISTS_LIST: ListRules = {
  sorts: ['name'],
  filters: ['currency', 'ownerId'],
};
