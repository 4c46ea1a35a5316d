import type { WriteAnswer } from '../../api/calls/call';
import { createRole, type RolePermissionsInput } from '../../api/calls/roles';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Creates a role (specification §7.3). The list is refetched, also after a failure (§8), and so are
 * the members of an earlier role of that name.
 */
export function useCreateRole(): Write<RolePermissionsInput, WriteAnswer> {
  return useWrite(createRole, {
    stale: ({ role }) => [roleKeys.list, roleKeys.members(role)],
  });
}
