import { PermissionHelpDialog } from '../../components/roles/PermissionHelpDialog';
import { usePermissionHelp } from '../../hooks/roles/usePermissionHelp';

/** What {@link PermissionHelpHost} takes. */
export interface PermissionHelpHostProps {
  permission: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that shows who can grant a permission. Loaded when it is first opened. */
export function PermissionHelpHost({ permission, ...dialog }: PermissionHelpHostProps) {
  return <PermissionHelpDialog {...usePermissionHelp(permission)} {...dialog} />;
}
