import { listRoleMembers } from '../../api/calls/roles';
import { dataOr, mapReading } from '../../domain/reading';
import {
  GIVERS_PER_ROLE,
  GIVING_ROLES_MAX,
  giversOf,
  type PermissionHelp,
  ROLE_GIVING,
  type RoleGivers,
  rolesWith,
} from '../../domain/roles/permission-help';
import type { Role } from '../../domain/roles/role';
import { useViewer } from '../auth/useViewer';
import { roleKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useRoles } from './useRoles';

const NONE: readonly Role[] = [];
const hasNobody = ({ people }: RoleGivers) => people.length === 0;

/**
 * Who can grant a permission (contract §4.30): the roles that have it, and the users who may assign
 * roles. It reads roles, so use it only for viewers who may see them, and only on request.
 *
 * @param permission - name of the permission
 *
 * @example
 * const Help = ({ permission, onClose }: { permission: string; onClose: () => void }) => (
 *   <PermissionHelpDialog {...usePermissionHelp(permission)} isOpen onClose={onClose} />
 * );
 */
export function usePermissionHelp(permission: string): PermissionHelp {
  const viewer = useViewer();
  // Users of companies below cannot see the viewer and cannot assign them roles (workday §1).
  const company = viewer?.customerName === undefined ? [] : [viewer.customerId];
  const filters = { isActive: ['true'], isInvited: ['false'], customerId: company };
  const roles = useRoles();
  const giving = rolesWith(dataOr(roles, NONE), ROLE_GIVING)
    .slice(0, GIVING_ROLES_MAX)
    .map(({ name }) => name);
  const givers = useRead<RoleGivers>({
    key: roleKeys.givers(giving, company),
    isEnabled: roles.status === 'ready',
    isEmpty: hasNobody,
    read: async (client, options) => {
      const page = { pageNumber: 1, pageSize: GIVERS_PER_ROLE, filters };
      const pages = giving.map((role) => listRoleMembers(client, { role, ...page }, options));
      return giversOf(await Promise.all(pages));
    },
  });
  return {
    permission,
    roles: mapReading(roles, (all) => rolesWith(all, permission)),
    givers,
  };
}
