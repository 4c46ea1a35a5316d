import { CreateRoleModal } from '../../components/roles/CreateRoleModal';
import { useRoleLabel } from '../../components/roles/useRoleLabel';
import type { Role } from '../../domain/roles/role';
import { freeRoleName } from '../../domain/roles/role-change';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useCreateRole } from '../../hooks/roles/useCreateRole';
import { roleDialogsMessages } from '../../messages/en/roles-dialogs';
import { useMessages } from '../../messages/messages';
import { usePermissionSource } from './usePermissionSource';

/** Create Role, or Duplicate Role when there is one to copy (specification §2.8). */
export function CreateRoleContainer({
  copyOf,
  roles,
  onClose,
}: {
  copyOf?: Role;
  roles: readonly Role[];
  onClose: () => void;
}) {
  const t = useMessages(roleDialogsMessages);
  const labelOf = useRoleLabel();
  const alerts = useAlerts();
  const create = useCreateRole();
  const source = usePermissionSource();
  const wanted = copyOf && t('duplicateName', { role: labelOf(copyOf.name) });
  return (
    <CreateRoleModal
      isOpen
      {...source}
      copyOf={copyOf}
      proposedName={wanted && freeRoleName(wanted, roles)}
      isPending={create.isPending}
      errorText={create.failure ? create.failure.serverMessage || t('createFailedText') : ''}
      onCreate={async ({ name, permissions }) => {
        const outcome = await create.run({ role: name, permissions });
        if (outcome.status !== 'done') return;
        onClose();
        const title = outcome.result.message || t('createDone');
        alerts.show({ type: 'success', title, text: '' });
      }}
      onClose={onClose}
    />
  );
}
