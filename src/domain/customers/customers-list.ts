import type { ListRules } from '../list-query';

/** Sorting and filters of the customer list, by their names on the wire (wire §2). */
export const CUSTOMERS_LIST: ListRules = {
  sorts: ['name', 'state', 'recurringPerMonth', 'openBalance'],
  filters: ['state', 'country', 'currency', 'parentId'],
};
