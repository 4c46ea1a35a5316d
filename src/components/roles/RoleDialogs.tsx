import type { OpenRoleDialog } from '../../contracts/roles';
import { CompareRolesModal } from './CompareRolesModal';
import { CreateRoleModal } from './CreateRoleModal';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { EditRoleModal } from './EditRoleModal';

/** The open dialog of a role: create, duplicate, edit, compare or delete. */
export function RoleDialogs({ dialog }: { dialog: OpenRoleDialog }) {
  switch (dialog.kind) {
    case 'create':
      return <CreateRoleModal isOpen {...dialog} />;
    case 'edit':
      return <EditRoleModal isOpen {...dialog} />;
    case 'compare':
      return <CompareRolesModal isOpen {...dialog} />;
    case 'delete':
      return <DeleteRoleDialog isOpen {...dialog} />;
  }
}
