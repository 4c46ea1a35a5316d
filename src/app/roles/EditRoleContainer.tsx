import { EditRoleModal } from '../../components/roles/EditRoleModal';
import type { PeopleConcerned } from '../../components/roles/RoleChangeReview';
import { AFFECTED_PAGE_SIZE, type Role } from '../../domain/roles/role';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRefreshUser } from '../../hooks/auth/useRefreshUser';
import { useCurrentUser } from '../../hooks/auth/useSession';
import { useAffectedMembers } from '../../hooks/roles/useAffectedMembers';
import { useUpdateRolePermissions } from '../../hooks/roles/useUpdateRolePermissions';
import { roleDialogsMessages } from '../../messages/en/roles-dialogs';
import { useMessages } from '../../messages/messages';
import { usePermissionSource } from './usePermissionSource';

/** Edit Role (specification §2.8). */
export function EditRoleContainer({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useMessages(roleDialogsMessages);
  const alerts = useAlerts();
  const editor = useCurrentUser();
  const refreshUser = useRefreshUser();
  const update = useUpdateRolePermissions();
  const source = usePermissionSource();
  const people = useAffectedMembers(role.name, { pageNumber: 1, pageSize: AFFECTED_PAGE_SIZE });
  return (
    <EditRoleModal
      isOpen
      {...source}
      role={role}
      people={concerned(people)}
      editor={editor}
      isPending={update.isPending}
      errorText={update.failure ? update.failure.serverMessage || t('updateFailedText') : ''}
      onUpdate={async (permissions) => {
        const outcome = await update.run({ role: role.name, permissions });
        if (outcome.status !== 'done') return;
        onClose();
        const title = outcome.result.message || t('updateDone');
        alerts.show({ type: 'success', title, text: '' });
        // What one may do oneself has changed with it.
        if (editor.roleName === role.name) void refreshUser();
      }}
      onClose={onClose}
    />
  );
}

function concerned(people: ReturnType<typeof useAffectedMembers>): PeopleConcerned {
  switch (people.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'error' };
    case 'empty':
      return { status: 'ready', count: 0 };
    case 'ready': {
      const { data, totalRecords } = people.data;
      const isOpenEnd = totalRecords === null && data.length >= AFFECTED_PAGE_SIZE;
      return { status: 'ready', count: totalRecords ?? data.length, isOpenEnd };
    }
  }
}
