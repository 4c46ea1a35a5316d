import type { ListRules } from '../list-query';

/** What the list of customers can be sorted and filtered by, as the wire names it (wire §2). */
export const CUSTOMERS_LIST: ListRules = {
  sorts: ['name', 'state', 'recurringPerMonth', 'openBalance'],
  filters: ['state', 'country', 'currency', 'parentId'],
};
