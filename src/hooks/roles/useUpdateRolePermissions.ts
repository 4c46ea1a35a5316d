import type { WriteAnswer } from '../../api/calls/call';
import { type RolePermissionsInput, updateRolePermissions } from '../../api/calls/roles';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Replaces what a role allows (specification §7.3). The list is read again, after a failure too
 * (§8). When the role is the signed-in user's own, `useRefreshUser` updates their permissions.
 */
export function useUpdateRolePermissions(): Write<RolePermissionsInput, WriteAnswer> {
  return useWrite(updateRolePermissions, { stale: () => [roleKeys.list] });
}
