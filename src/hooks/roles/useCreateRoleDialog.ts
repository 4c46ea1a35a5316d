import type { CreateRoleState } from '../../contracts/roles';
import type { Role } from '../../domain/roles/role';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { useCreateRole } from './useCreateRole';
import { usePermissionCatalogue } from './usePermissionCatalogue';

interface CreateRoleOptions {
  isOpen: boolean;
  copyOf?: Role | undefined;
  roles: readonly Role[];
  onDone?: ((event: RoleEvent) => void) | undefined;
  onClose: () => void;
}

/** Create Role, or Duplicate Role when there is one to copy (specification §2.8). */
export function useCreateRoleDialog(options: CreateRoleOptions) {
  const { isOpen, copyOf, roles, onDone, onClose } = options;
  const { isPending, failure, run, reset } = useCreateRole();
  const catalogue = usePermissionCatalogue({ isEnabled: isOpen });
  const state: CreateRoleState = {
    catalogue,
    copyOf,
    roles,
    isPending,
    failure,
    async onCreate({ name, permissions }) {
      const outcome = await run({ role: name, permissions });
      if (outcome.status !== 'done') return;
      onClose();
      onDone?.({ kind: 'created', role: name, serverMessage: outcome.result.message });
    },
    onClose,
  };
  return { state, reset };
}
