import type { ListRules } from '../list-query';
import type { Need } from './permission-access';

/** What making a file of the users takes besides seeing them. */
export const USERS_EXPORT = { permission: 'User.Export' } as const satisfies Need;

/** What the list of all users can be sorted and filtered by, as the wire names it (wire §2). */
export const USERS_LIST: ListRules = {
  sorts: ['name', 'customerName', 'roles', 'lastLoginDate'],
  filters: ['customerId', 'role', 'hasRole', 'isActive', 'twoFactorEnabled', 'isInvited'],
};

/** The same for the people of one role, all of whom have that role. */
export const ROLE_USERS_LIST: ListRules = {
  sorts: ['name', 'isActive', 'lastLoginDate'],
  filters: ['isActive'],
};
