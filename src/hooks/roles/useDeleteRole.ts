import type { WriteAnswer } from '../../api/calls/call';
import { deleteRole, type RoleInput } from '../../api/calls/roles';
import { GUEST_ROLE } from '../../domain/roles/role';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Deletes a role; its members become Guest (specification §4). Roles, users and the members of
 * Guest are refetched. Those of the deleted role only after a failure: after a success the request
 * would fail.
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
