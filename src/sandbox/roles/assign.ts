import { ADMIN_ROLE, GUEST_ROLE } from '../../domain/roles/role';
import { actorOf, recordUser } from '../activity/record';
import type { RoleRecord } from '../db/roles-table';
import type { UserRecord } from '../db/users-table';
import { done } from '../http/answers';
import type { Caller } from '../http/context';
import { Problem } from '../http/problem';
import { requireOwnRights, requirePerson } from '../http/rights';
import type { World } from '../world/world';

/** The assigned role, and the roles it replaces: a user has one (workday §1). */
function handed(world: World, given: RoleRecord, users: readonly UserRecord[]): Set<RoleRecord> {
  const taken = users.flatMap(({ role }) => world.db.roles.find(role) ?? []);
  return new Set([given, ...taken]);
}

/**
 * `POST /app/roles/assign-role`: assigns a role to users; Guest revokes theirs (specification
 * §7.3). All or nothing: one user who cannot be changed refuses the whole call.
 */
export function assignRole(
  world: World,
  caller: Caller,
  roleName: string,
  emails: readonly string[],
): Response {
  const role = world.db.roles.find(roleName);
  if (!role) throw new Problem(404, 'There is no such role.');
  if (emails.length === 0) throw new Problem(400, 'Choose at least one user.');
  const users = emails.map((email) => {
    const user = requirePerson(world, caller, email);
    if (user.isSystem && user.role === ADMIN_ROLE && role.name !== ADMIN_ROLE) {
      throw new Problem(403, `${email} is a system user and keeps the role ${ADMIN_ROLE}.`);
    }
    return user;
  });
  for (const { name, permissions } of handed(world, role, users)) {
    // Guest is the fallback role for everybody.
    if (name !== GUEST_ROLE) requireOwnRights(caller, permissions);
  }
  for (const user of users) {
    const removed = user.role === null ? [] : [user.role];
    if (user.role === role.name) continue;
    user.role = role.name;
    recordUser(world, actorOf(caller), 'user.roleChanged', user, { added: [role.name], removed });
  }
  const isOne = users.length === 1;
  if (role.name === GUEST_ROLE) return done(isOne ? 'User became Guest' : 'Users became Guest');
  return done(isOne ? 'User added successfully' : 'Users added successfully');
}
