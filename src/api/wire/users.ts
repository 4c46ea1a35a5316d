import { isZeroDate, parseServerTime } from '../../domain/time/server-time';
import { IMPERSONATION_SETTINGS } from '../../domain/users/permission-access';
import type { CustomerType, User, UserRole } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { readPermissions } from './permissions';
import {
  asRecord,
  compact,
  count,
  distinct,
  field,
  flag,
  type JsonRecord,
  list,
  optionalFlag,
  requireRecord,
  text,
  unexpected,
  unwrap,
} from './readers';

/** A picture as base64: some servers write a whole `data:` address. Its validity is not checked. */
export function readAvatar(record: JsonRecord): string {
  const avatar = text(record.userAvatar) || text(record.avatar);
  return avatar.replace(/^data:image\/[\w.+-]+;base64,/i, '').trim();
}

function readUserRole(value: unknown): UserRole | null {
  if (typeof value === 'string') return { name: value, permissions: [] };
  return asRecord(value)
    ? {
        name: text(field(value, 'name')),
        permissions: readPermissions(field(value, 'permissions')),
      }
    : null;
}

const nameOf = ({ name }: UserRole) => name;

/** The key of users in lists. */
export const emailOf = ({ email }: { readonly email: string }) => email;

/** What is allowed while impersonating (wire §1). A name that is none we know allows nothing. */
function readAllowed(value: unknown): User['allowedWhileImpersonating'] {
  const names = list(value);
  return IMPERSONATION_SETTINGS.filter((setting) => names.includes(setting));
}

/** The name of somebody's company, where the server says one (workday §1). */
function readCustomerName({ customerName }: JsonRecord): Pick<User, 'customerName'> {
  const name = text(customerName);
  return name === '' ? {} : { customerName: name };
}

/** `GET /app/users/me`, `GET /app/users/{email}`. */
export function readUser(body: unknown): User {
  const user = requireRecord(body, 'email');
  const email = text(user.email);
  if (!email) unexpected('user without e-mail');
  return {
    email,
    firstname: text(user.firstname),
    lastname: text(user.lastname),
    username: text(user.username),
    phone: text(user.phone),
    twoFactorEnabled: flag(user.twoFactorEnabled),
    userAvatar: readAvatar(user),
    customerId: text(user.customerId),
    ...readCustomerName(user),
    ...(flag(user.beyondOwnRights) && { beyondOwnRights: true }),
    roles: compact(list(user.roles), readUserRole),
    // Not part of the specified user: a user is active unless the server says no.
    isActive: optionalFlag(user.isActive) ?? true,
    isSystem: flag(user.isSystem),
    lastLoginDate: parseServerTime(user.lastLoginDate),
    allowedWhileImpersonating: readAllowed(user.allowedWhileImpersonating),
  };
}

/** A last sign-in that may be left out: the zero date says never, whatever is no time says nothing. */
function readLastLogin(value: unknown): Date | 'never' | null {
  const date = parseServerTime(value);
  return date ?? (isZeroDate(value) ? 'never' : null);
}

/** A row of `GET /app/users`; one without e-mail cannot be addressed and is left out. */
export function readUserRow(value: unknown): UserRow | null {
  const row = asRecord(value);
  const email = text(row?.email);
  if (!row || !email) return null;
  const invitedAt = parseServerTime(row.invitedAt);
  const customerId = text(row.customerId);
  return {
    email,
    firstname: text(row.firstname),
    lastname: text(row.lastname),
    userAvatar: readAvatar(row),
    isSystem: flag(row.isSystem),
    isActive: optionalFlag(row.isActive),
    twoFactorEnabled: optionalFlag(row.twoFactorEnabled),
    lastLoginDate: readLastLogin(row.lastLoginDate),
    ...(invitedAt && { invitedAt }),
    ...(customerId && { customerId }),
    ...readCustomerName(row),
    ...(flag(row.beyondOwnRights) && { beyondOwnRights: true }),
    roles: Array.isArray(row.roles)
      ? distinct(compact(row.roles, readUserRole), nameOf)
          .map(nameOf)
          .filter((name) => name !== '')
      : null,
  };
}

/**
 * `GET /app/customers/customer-type`: `2`, `"2"`, `{customerType: 2}` or any of them in `{data}`. A
 * value that is no level is read as 0, the lowest. An answer without a value is refused.
 */
export function readCustomerType(body: unknown): CustomerType {
  const answer = unwrap(body);
  const holder = [body, answer].find((each) => field(each, 'customerType') !== undefined);
  if (holder !== undefined) return count(field(holder, 'customerType')) ?? 0;
  return typeof answer === 'number' || typeof answer === 'string'
    ? (count(answer) ?? 0)
    : unexpected('customer type');
}
