import { PermissionHelpDialog } from '../../components/roles/PermissionHelpDialog';
import type { RoleGiver } from '../../domain/roles/permission-help';
import type { Role } from '../../domain/roles/role';
import { usePermissionHelp } from '../../hooks/roles/usePermissionHelp';
import { userEditPath } from '../users/paths';
import { rolePath } from './paths';

const roleHref = ({ name }: Role) => rolePath(name);
const userHref = ({ email }: RoleGiver) => userEditPath(email);

/** What {@link PermissionHelpHost} takes. */
export interface PermissionHelpHostProps {
  permission: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Who can give a permission. It comes when it is first asked for. */
export function PermissionHelpHost({ permission, ...dialog }: PermissionHelpHostProps) {
  return (
    <PermissionHelpDialog
      {...usePermissionHelp(permission)}
      {...dialog}
      roleHref={roleHref}
      userHref={userHref}
    />
  );
}
