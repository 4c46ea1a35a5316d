import type { Database } from '../db/database';
import type { UserRecord } from '../db/users-table';
import { nameOf } from '../db/users-table';
import { isPending } from '../db/wire-user';
import type { ListFields } from '../http/list-answer';
import { seesCompany } from '../http/rights';

const isActive = (user: UserRecord) => String(user.isActive);

const idOf = ({ email }: UserRecord) => email;

const SORTS = {
  name: nameOf,
  email: idOf,
  roles: ({ role }) => role,
  isActive,
  lastLoginDate: ({ lastLogin }) => lastLogin,
} satisfies ListFields<UserRecord>['sorts'];

const FILTERS = {
  role: ({ role }) => (role === null ? [] : [role]),
  hasRole: ({ role }) => [String(role !== null)],
  isActive: (user) => [isActive(user)],
  customerId: ({ customerId }) => [customerId],
  twoFactorEnabled: ({ totpSecret }) => [String(totpSecret !== null)],
  isInvited: (user) => [String(isPending(user))],
} satisfies ListFields<UserRecord>['filters'];

/** Sorting and filters of the user list (wire §2, workday §1). */
export function userFields(db: Database, viewer: UserRecord): ListFields<UserRecord> {
  const sees = seesCompany(db, viewer);
  const nameOfCompany = (id: string) => (sees(id) ? (db.company(id)?.name ?? '') : '');
  return {
    sorts: { ...SORTS, customerName: ({ customerId }) => nameOfCompany(customerId) },
    filters: FILTERS,
    facets: ['role', 'hasRole', 'isActive', 'customerId', 'twoFactorEnabled', 'isInvited'],
    labels: { customerId: nameOfCompany },
    idOf,
  };
}

/** Sorting and filters of a role's users. */
export const MEMBER_FIELDS: ListFields<UserRecord> = {
  sorts: SORTS,
  filters: FILTERS,
  facets: ['isActive'],
  idOf,
};
