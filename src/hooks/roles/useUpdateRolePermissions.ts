import type { WriteAnswer } from '../../api/calls/call';
import { type RolePermissionsInput, updateRolePermissions } from '../../api/calls/roles';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Replaces the permissions of a role (specification §7.3). The list is refetched, also after a
 * failure (§8). If the role is the signed-in user's own, `useRefreshUser` updates their
 * permissions.
 */
export function useUpdateRolePermissions(): Write<RolePermissionsInput, WriteAnswer> {
  return useWrite(updateRolePermissions, { stale: () => [roleKeys.list] });
}
