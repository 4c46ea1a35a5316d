import type { Database } from '../db/database';
import type { UserRecord } from '../db/users-table';
import type { World } from '../world/world';
import type { Caller } from './context';
import { Problem } from './problem';

/** Whether a user may see a company (wire §1, "Visible"). */
export function seesCompany(
  db: Database,
  { customerId, customerType }: Pick<UserRecord, 'customerId' | 'customerType'>,
): (companyId: string) => boolean {
  return (companyId) =>
    customerType >= 2 ||
    companyId === customerId ||
    (customerType === 1 && db.commerce().companies.get(companyId)?.parentId === customerId);
}

/** Names of a user's permissions. */
export function permissionsOf(db: Database, { role }: UserRecord): readonly string[] {
  return db.roles.find(role)?.permissions ?? [];
}

/** The first of some permissions that a user lacks. */
export function lackedOf(
  { allowedActions }: Pick<Caller, 'allowedActions'>,
  permissions: readonly string[],
): string | undefined {
  return permissions.find((name) => !allowedActions.includes(name));
}

/** The refusal of an action that would grant more than the caller has (contract §4.30). */
export function beyondOwnRights(permission?: string): Problem {
  const message = 'This goes beyond your own rights.';
  return new Problem(403, message, {
    code: 'beyond_own_rights',
    ...(permission && { permission }),
  });
}

/**
 * Refuses changes to roles and assignments with permissions that the caller lacks (workday §1).
 *
 * @throws Problem 403 `beyond_own_rights`
 */
export function requireOwnRights(caller: Caller, permissions: readonly string[]): void {
  const lacked = lackedOf(caller, permissions);
  if (lacked !== undefined) throw beyondOwnRights(lacked);
}

/** A permission of a user that the actor lacks; undefined if none. */
export function excessOf(
  db: Database,
  actor: UserRecord,
  user: UserRecord,
): { readonly permission?: string } | undefined {
  if (user.customerType > actor.customerType) return {};
  const permission = lackedOf(
    { allowedActions: permissionsOf(db, actor) },
    permissionsOf(db, user),
  );
  return permission === undefined ? undefined : { permission };
}

/** Refuses an action on a user with more permissions. @throws Problem 403 `beyond_own_rights` */
export function refuseBeyond(db: Database, { user: actor }: Caller, user: UserRecord): void {
  const excess = excessOf(db, actor, user);
  if (excess) throw beyondOwnRights(excess.permission);
}

/** Whether a user may (still) impersonate another; checked for every call (contract §4.30). */
export function mayActAs(db: Database, actor: UserRecord, user: UserRecord): boolean {
  return (
    user.isActive &&
    permissionsOf(db, actor).includes('User.Impersonate') &&
    seesCompany(db, actor)(user.customerId) &&
    excessOf(db, actor, user) === undefined
  );
}

/** The users that the caller may see: those of visible companies. */
export function peopleSeen({ db }: World, { user }: Caller): readonly UserRecord[] {
  const sees = seesCompany(db, user);
  return db.users.listed().filter(({ customerId }) => sees(customerId));
}

/**
 * The user of a call; one of a company that the caller may not see is not found (wire §1).
 *
 * @throws Problem 404
 */
export function requirePerson({ db }: World, { user }: Caller, email: string): UserRecord {
  const person = db.users.find(email);
  if (!person || !seesCompany(db, user)(person.customerId)) {
    throw new Problem(404, `There is no user ${email}.`, { code: 'not_found' });
  }
  return person;
}
