import type { EditRoleState } from '../../contracts/roles';
import { AFFECTED_PAGE_SIZE, type Role } from '../../domain/roles/role';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { useAffectedMembers } from './useAffectedMembers';
import { usePermissionCatalogue } from './usePermissionCatalogue';
import { useUpdateRolePermissions } from './useUpdateRolePermissions';

interface EditRoleOptions {
  /** The role that is edited; null while the dialog is closed. */
  role: Role | null;
  onDone?: ((event: RoleEvent) => void) | undefined;
  onClose: () => void;
}

const FIRST_PAGE = { pageNumber: 1, pageSize: AFFECTED_PAGE_SIZE };

/** Edit Role (specification §2.8). */
export function useEditRoleDialog({ role, onDone, onClose }: EditRoleOptions) {
  const editor = useViewer();
  const refreshUser = useRefreshUser();
  const { isPending, failure, run, reset } = useUpdateRolePermissions();
  const isEnabled = role !== null;
  const catalogue = usePermissionCatalogue({ isEnabled });
  const people = useAffectedMembers(role?.name ?? '', FIRST_PAGE, { isEnabled });
  const state: EditRoleState | null = role && {
    role,
    catalogue,
    people,
    editor,
    isPending,
    failure,
    async onUpdate(permissions) {
      const outcome = await run({ role: role.name, permissions });
      if (outcome.status !== 'done') return;
      onClose();
      onDone?.({ kind: 'updated', role: role.name, serverMessage: outcome.result.message });
      // The viewer's own permissions have changed with it.
      if (editor?.roleName === role.name) void refreshUser();
    },
    onClose,
  };
  return { state, reset };
}
