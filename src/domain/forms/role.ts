import * as v from 'valibot';
import { ROLE_NAME_MAX, type Role } from '../roles/role';
import { permissionDiff, permissionSet } from '../roles/role-change';

const permissions = () => v.set(v.string());
const asNames = v.transform((names: Set<string>): readonly string[] => [...names]);

/**
 * Rules of a new role: a name that is not blank, and at least one permission (specification §4, "Role
 * buttons", §5). Issues are message codes of the roles room.
 */
export const createRoleRules = (() =>
  v.object({
    roleName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('createNameMissing'),
      v.maxLength(ROLE_NAME_MAX, 'tooLong'),
    ),
    permissions: v.pipe(permissions(), v.minSize(1, 'createNothingSelected'), asNames),
  }))();

/** Rules of an edit: the permissions differ from those of the role (specification §4, "Role buttons"). */
export const editRoleRules = (role: Pick<Role, 'permissions'>) =>
  v.object({
    permissions: v.pipe(
      permissions(),
      v.check((selected) => {
        const { added, removed } = permissionDiff(permissionSet(role), selected);
        return added.length + removed.length > 0;
      }, 'updateUnchanged'),
      asNames,
    ),
  });

/** Rules of the users who are added to a role: at least one (specification §2.8). */
export const addUsersRules = (() =>
  v.object({ emails: v.pipe(v.array(v.string()), v.minLength(1, 'addNobody')) }))();

/**
 * Rules of the role that a user gets: one is chosen. A role may have any name, so the value is its place
 * among all of them.
 */
export const giveRoleRules = (roles: readonly Pick<Role, 'name'>[]) =>
  v.object({
    roleName: v.pipe(
      v.nullable(v.string()),
      v.transform((place) => (place === null ? undefined : roles[Number(place)]?.name)),
      v.string('chooseRole'),
    ),
  });
