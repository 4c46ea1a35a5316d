import type { ListRules } from '../list-query';
import type { Need } from './permission-access';

/** Required to export users, besides seeing them. */
export const USERS_EXPORT = { permission: 'User.Export' } as const satisfies Need;

/** Sorting and filters of the user list, by their names on the wire (wire §2). */
export const USERS_LIST: ListRules = {
  sorts: ['name', 'customerName', 'roles', 'lastLoginDate'],
  filters: ['customerId', 'role', 'hasRole', 'isActive', 'twoFactorEnabled', 'isInvited'],
};

/** Sorting and filters of the users of a role. */
export const ROLE_USERS_LIST: ListRules = {
  sorts: ['name', 'isActive', 'lastLoginDate'],
  filters: ['isActive'],
};
