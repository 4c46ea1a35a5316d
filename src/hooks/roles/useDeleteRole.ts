import type { WriteAnswer } from '../../api/calls/call';
import { deleteRole, type RoleInput } from '../../api/calls/roles';
import { GUEST_ROLE } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Deletes a role; its people become Guest (specification §4). Roles, users and the people of Guest
 * are read again. Those of the deleted role only after a failure: once it is gone, asking is an error.
 */
export function useDeleteRole(): Write<RoleInput, WriteAnswer> {
  return useWrite(deleteRole, {
    stale: ({ role }, result) => [
      roleKeys.list,
      ['users'],
      roleKeys.members(GUEST_ROLE),
      ...(result === null ? [roleKeys.members(role)] : []),
    ],
  });
}
