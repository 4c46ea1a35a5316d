import type { ListFields } from '../db/list-answer';
import type { UserRecord } from '../db/users-table';
import { isPending } from '../db/wire-user';

/** What a user is called in lists. */
export const nameOf = ({ firstname, lastname, username, email }: UserRecord) =>
  `${firstname ?? ''} ${lastname ?? ''}`.trim() || username || email;

const isActive = (user: UserRecord) => String(user.isActive);

/** What the list of users can be sorted and filtered by (wire §2). */
export const USER_FIELDS: ListFields<UserRecord> = {
  sorts: {
    name: nameOf,
    email: ({ email }) => email,
    roles: ({ role }) => role,
    isActive,
    lastLoginDate: ({ lastLogin }) => lastLogin,
  },
  filters: {
    role: ({ role }) => (role === null ? [] : [role]),
    hasRole: ({ role }) => [String(role !== null)],
    isActive: (user) => [isActive(user)],
    customerId: ({ customerId }) => [customerId],
    twoFactorEnabled: ({ totpSecret }) => [String(totpSecret !== null)],
    isInvited: (user) => [String(isPending(user))],
  },
  facets: ['role', 'hasRole', 'isActive', 'twoFactorEnabled', 'isInvited'],
  idOf: ({ email }) => email,
};

/** The same for the people of one role. */
export const MEMBER_FIELDS: ListFields<UserRecord> = { ...USER_FIELDS, facets: ['isActive'] };
