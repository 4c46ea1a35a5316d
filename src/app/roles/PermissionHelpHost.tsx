import { PermissionHelpDialog } from '../../components/roles/PermissionHelpDialog';
import { usePermissionHelp } from '../../hooks/roles/usePermissionHelp';

/** What {@link PermissionHelpHost} takes. */
export interface PermissionHelpHostProps {
  permission: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Who can give a permission. It comes when it is first asked for. */
export function PermissionHelpHost({ permission, ...dialog }: PermissionHelpHostProps) {
  return <PermissionHelpDialog {...usePermissionHelp(permission)} {...dialog} />;
}
