import type { WireRoleMember } from '../../api/calls/roles';
import type { WireUser, WireUserRow } from '../../api/calls/users';
import { drawAvatar } from './avatar';
import type { Database } from './database';
import type { UserRecord } from './users-table';
import { toWireTime } from './wire-time';

/** The company of a user (workday §1). */
function companyOf({ company }: Pick<Database, 'company'>, { customerId }: UserRecord) {
  return { customerId, customerName: company(customerId)?.name ?? '' };
}

/** A user in the responses of `users/me` and `users/{email}`. */
export function toWireUser(db: Database, user: UserRecord): WireUser {
  const role = db.roles.find(user.role);
  return {
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    username: user.username,
    phone: user.phone,
    twoFactorEnabled: user.totpSecret !== null,
    userAvatar: drawAvatar(user.avatarSeed),
    ...companyOf(db, user),
    customerType: user.customerType,
    roles: role ? [{ name: role.name, permissions: db.catalogue.describe(role.permissions) }] : [],
    isActive: user.isActive,
    isSystem: user.isSystem,
    lastLoginDate: toWireTime(user.lastLogin),
  };
}

/** Whether a user was invited and has not accepted yet. */
export function isPending({ isEmailConfirmed, invitedAt }: UserRecord): boolean {
  return !isEmailConfirmed && invitedAt !== null;
}

export function toWireUserRow(db: Database, user: UserRecord): WireUserRow {
  return {
    ...toWireRoleMember(user),
    ...companyOf(db, user),
    twoFactorEnabled: user.totpSecret !== null,
    invitedAt: isPending(user) ? toWireTime(user.invitedAt) : null,
    roles: user.role === null ? [] : [{ name: user.role }],
  };
}

/** A user as a row of `roles/users-per-role`. */
export function toWireRoleMember(user: UserRecord): WireRoleMember {
  return {
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    userAvatar: drawAvatar(user.avatarSeed),
    lastLoginDate: toWireTime(user.lastLogin),
    isActive: user.isActive,
    isSystem: user.isSystem,
  };
}
