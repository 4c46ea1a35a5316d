import { CompareRolesModal } from '../../components/roles/CompareRolesModal';
import type { Role } from '../../domain/roles/role';
import { useRoles } from '../../hooks/roles/useRoles';
import { CreateRoleContainer } from './CreateRoleContainer';
import { DeleteRoleContainer } from './DeleteRoleContainer';
import { EditRoleContainer } from './EditRoleContainer';
import type { RoleDialog } from './role-dialog';

/** Props of {@link RoleDialogs}. */
export interface RoleDialogsProps {
  /** Which dialog is open; null for none. */
  dialog: RoleDialog | null;
  /** Called when it wants to close, after its work is done too. */
  onClose: () => void;
  /** Called when the success view of a deletion is closed, instead of `onClose`. @default onClose */
  onDeleted?: (() => void) | undefined;
  /** Whether a failed deletion is also told by an alert, as in the list (§8). @default false */
  alertsDeleteFailure?: boolean | undefined;
}

/**
 * The dialogs of roles, wired to the server and to alerts: create, duplicate, edit, compare, delete
 * (specification §2.8). What they know of roles is the list as it is now, so that a refusal leaves
 * them in step.
 */
export function RoleDialogs({
  dialog,
  onClose,
  onDeleted = onClose,
  alertsDeleteFailure = false,
}: RoleDialogsProps) {
  return dialog ? (
    <OpenRoleDialog {...{ dialog, onClose, onDeleted, alertsDeleteFailure }} />
  ) : null;
}

const NONE: readonly Role[] = [];

function OpenRoleDialog({
  dialog,
  onClose,
  onDeleted,
  alertsDeleteFailure,
}: {
  dialog: RoleDialog;
  onClose: () => void;
  onDeleted: () => void;
  alertsDeleteFailure: boolean;
}) {
  const reading = useRoles();
  const roles = reading.status === 'ready' ? reading.data : NONE;
  if (dialog.kind === 'create') return <CreateRoleContainer roles={roles} onClose={onClose} />;
  const role = roles.find(({ name }) => name === dialog.role.name) ?? dialog.role;
  switch (dialog.kind) {
    case 'duplicate':
      return <CreateRoleContainer copyOf={role} roles={roles} onClose={onClose} />;
    case 'edit':
      return <EditRoleContainer role={role} onClose={onClose} />;
    case 'compare':
      return <CompareRolesModal isOpen role={role} roles={roles} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteRoleContainer
          role={role}
          onClose={onClose}
          onDeleted={onDeleted}
          alertsFailure={alertsDeleteFailure}
        />
      );
  }
}
