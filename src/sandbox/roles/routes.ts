import { Hono } from 'hono';
import {
  ADMIN_ROLE,
  GUEST_ROLE,
  isSystemRole,
  ROLE_NAME_MAX,
  SYSTEM_OWNER,
} from '../../domain/roles/role';
import { withoutMarks } from '../../domain/text/invisible';
import { actorOf, recordRole, recordUser } from '../activity/record';
import { unseenName } from '../commerce/standing';
import type { Catalogue } from '../db/catalogue';
import { isSameName, type RoleRecord } from '../db/roles-table';
import type { UserRecord } from '../db/users-table';
import { done, jsonText } from '../http/answers';
import { refuseBlocked, requirePermission } from '../http/caller';
import type { CallContext, Caller, Env } from '../http/context';
import { pathPart, readTexts, requireQuery } from '../http/input';
import { idsAsked } from '../http/list-answer';
import { objectText } from '../http/ordered-json';
import { Problem } from '../http/problem';
import { beyondOwnRights, requireOwnRights, requirePerson, seesCompany } from '../http/rights';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { listMembers } from './members';

/** The assigned role, and the roles it replaces: a user has one (workday §1). */
function handed(world: World, given: RoleRecord, users: readonly UserRecord[]): Set<RoleRecord> {
  const taken = users.flatMap(({ role }) => world.db.roles.find(role) ?? []);
  return new Set([given, ...taken]);
}

/**
 * `POST /app/roles/assign-role`: assigns a role to users; Guest revokes theirs (specification
 * §7.3). All or nothing: one user who cannot be changed refuses the whole call.
 */
function assignRole(
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

/** The response of `GET /app/roles/roles` (contract §2): roles by name, in the server's order. */
export function roleMapText(roles: readonly RoleRecord[], catalogue: Catalogue): string {
  return objectText(
    roles.map(({ name, owner, permissions }) => [
      name,
      { name, owner, permissions: [catalogue.describe(permissions)] },
    ]),
  );
}

/** Roles, permissions and assignments (specification §7.3). */
function rolesRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  /** Requires a permission to change roles. */
  function requireManager(c: CallContext, permission: string): Caller {
    const caller = requirePermission(c, permission);
    refuseBlocked(caller, world, 'manageRoles');
    return caller;
  }

  /** A role as visible to the caller: owners in companies that they may not see have no name. */
  function toldTo({ user }: Caller): (role: RoleRecord) => RoleRecord {
    const sees = seesCompany(world.db, user);
    return (role) => {
      const { ownerCompanyId: id } = role;
      if (id === undefined || sees(id)) return role;
      return { ...role, owner: unseenName(world.db.commerce(), user.customerId, id) };
    };
  }

  async function readPermissions(c: CallContext): Promise<readonly string[]> {
    const names = await readTexts(c, 'permission names');
    const unknown = names.find((name) => !world.db.catalogue.has(name));
    if (unknown !== undefined) throw new Problem(400, `There is no permission ${unknown}.`);
    return world.db.catalogue.sort(names);
  }

  /** A role that the caller may change: without permissions that they lack (workday §9.6). */
  function findChangeable(c: CallContext, caller: Caller): RoleRecord {
    const role = world.db.roles.find(pathPart(c, 'role'));
    if (!role) throw new Problem(404, 'There is no such role.');
    if (isSystemRole(role)) throw new Problem(403, 'System roles cannot be changed.');
    requireOwnRights(caller, role.permissions);
    return role;
  }

  room.get('/', (c) => {
    requirePermission(c, 'Permissions.Read');
    const { listed } = world.db.catalogue;
    return jsonText(objectText(listed.map(({ name, permissions }) => [name, permissions])));
  });

  room.get('/roles', (c) => {
    const toTold = toldTo(requirePermission(c, 'Permissions.Read'));
    const ids = idsAsked(c.req.query());
    const roles = world.db.roles
      .listed()
      .filter(({ name }) => ids === null || ids.has(name))
      .map(toTold);
    return jsonText(roleMapText(roles, world.db.catalogue));
  });

  room.get('/users-per-role', (c) => {
    const caller = requirePermission(c, 'Permissions.Read');
    return listMembers(world, caller, c.req.query('role') ?? '', c.req.query('filter') ?? '{}');
  });

  room.post('/create-role', async (c) => {
    const caller = requireManager(c, 'Permissions.Create');
    const { user } = caller;
    const name = requireQuery(c, 'roleName').trim();
    if (withoutMarks(name).trim() === '') throw new Problem(400, 'The role needs a name.');
    if (name.length > ROLE_NAME_MAX) {
      throw new Problem(400, `The name of a role has at most ${ROLE_NAME_MAX} characters.`);
    }
    const permissions = await readPermissions(c);
    if (permissions.length === 0) throw new Problem(400, 'Choose at least one permission.');
    const existing = world.db.roles.findAlike(name);
    if (existing) throw new Problem(400, `There is a role ${existing.name} already.`);
    requireOwnRights(caller, permissions);
    const called = user.username ?? user.email;
    // A user's own name must not make it a role of the product.
    const owner = isSameName(called, SYSTEM_OWNER) ? user.email : called;
    const { customerId: ownerCompanyId } = user;
    world.db.roles.add({ name, owner, ownerCompanyId, permissions, isHidden: false });
    recordRole(world, actorOf(caller), 'role.created', name, { added: permissions });
    return done(`The role ${name} was created.`);
  });

  room.post('/assign-role', async (c) => {
    const caller = requireManager(c, 'Permissions.Assign');
    const emails = await readTexts(c, 'e-mails');
    return assignRole(world, caller, c.req.query('roleName') ?? '', emails);
  });

  room.patch('/:role/permissions', async (c) => {
    const caller = requireManager(c, 'Permissions.Edit');
    const role = findChangeable(c, caller);
    const before = role.permissions;
    const permissions = await readPermissions(c);
    const added = permissions.filter((name) => !before.includes(name));
    requireOwnRights(caller, permissions);
    role.permissions = permissions;
    recordRole(world, actorOf(caller), 'role.changed', role.name, {
      added,
      removed: before.filter((name) => !role.permissions.includes(name)),
    });
    return done(`The role ${role.name} was changed.`);
  });

  room.delete('/:role', (c) => {
    const caller = requireManager(c, 'Permissions.Delete');
    const { name } = findChangeable(c, caller);
    const actor = actorOf(caller);
    const holders = world.db.users.all().filter(({ role }) => role === name);
    // They become Guest: a role cannot be revoked from users that the caller may not see.
    const sees = seesCompany(world.db, caller.user);
    if (!holders.every(({ customerId }) => sees(customerId))) throw beyondOwnRights();
    for (const user of holders) {
      user.role = GUEST_ROLE;
      recordUser(world, actor, 'user.roleChanged', user, { added: [GUEST_ROLE], removed: [name] });
    }
    world.db.roles.remove(name);
    recordRole(world, actor, 'role.deleted', name);
    return done(`The role ${name} was deleted.`);
  });

  return room;
}

export const rolesRoom: SandboxRoom = { base: '/app/roles', routes: rolesRoutes };
