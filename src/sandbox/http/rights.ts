import type { Database } from '../db/database';
import type { UserRecord } from '../db/users-table';
import type { World } from '../world/world';
import type { Caller } from './context';
import { Problem } from './problem';

/** Whether somebody may know of a company (wire §1, "Visible"). */
export function seesCompany(
  db: Database,
  { customerId, customerType }: Pick<UserRecord, 'customerId' | 'customerType'>,
): (companyId: string) => boolean {
  return (companyId) =>
    customerType >= 2 ||
    companyId === customerId ||
    (customerType === 1 && db.commerce().companies.get(companyId)?.parentId === customerId);
}

/** The names of what somebody's role allows. */
export function permissionsOf(db: Database, { role }: UserRecord): readonly string[] {
  return db.roles.find(role)?.permissions ?? [];
}

/** The first of some permissions that somebody lacks. */
export function lackedOf(
  { allowedActions }: Pick<Caller, 'allowedActions'>,
  permissions: readonly string[],
): string | undefined {
  return permissions.find((name) => !allowedActions.includes(name));
}

/** Something that would give somebody more than they have (contract §4.30). */
export function beyondOwnRights(permission?: string): Problem {
  const message = 'This goes beyond your own rights.';
  return new Problem(403, message, {
    code: 'beyond_own_rights',
    ...(permission && { permission }),
  });
}

/**
 * Refuses to give, take, make, change or delete what holds permissions that the caller lacks (workday §1).
 * @throws Problem 403 `beyond_own_rights` */
export function requireOwnRights(caller: Caller, permissions: readonly string[]): void {
  const lacked = lackedOf(caller, permissions);
  if (lacked !== undefined) throw beyondOwnRights(lacked);
}

/** Why somebody's account goes beyond what the actor may do themselves; undefined where it does not. */
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

/** Refuses what nobody does to who may do more. @throws Problem 403 `beyond_own_rights` */
export function refuseBeyond(db: Database, { user: actor }: Caller, user: UserRecord): void {
  const excess = excessOf(db, actor, user);
  if (excess) throw beyondOwnRights(excess.permission);
}

/** Whether somebody may go on acting as somebody else: asked at every call (contract §4.30). */
export function mayActAs(db: Database, actor: UserRecord, user: UserRecord): boolean {
  return (
    user.isActive &&
    permissionsOf(db, actor).includes('User.Impersonate') &&
    seesCompany(db, actor)(user.customerId) &&
    excessOf(db, actor, user) === undefined
  );
}

/** The people that the caller may know of: those of the companies that they see. */
export function peopleSeen({ db }: World, { user }: Caller): readonly UserRecord[] {
  const sees = seesCompany(db, user);
  return db.users.listed().filter(({ customerId }) => sees(customerId));
}

/**
 * The person that a call names. One of a company that the caller does not see is not there (wire §1).
 * @throws Problem 404
 */
export function requirePerson({ db }: World, { user }: Caller, email: string): UserRecord {
  const person = db.users.find(email);
  if (!person || !seesCompany(db, user)(person.customerId)) {
    throw new Problem(404, `There is no user ${email}.`, { code: 'not_found' });
  }
  return person;
}
