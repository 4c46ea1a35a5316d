import { useState } from 'react';
import type { AffectedPeopleState } from '../../components/roles/AffectedPeople';
import { DeleteRoleDialog, type DeleteRoleState } from '../../components/roles/DeleteRoleDialog';
import { AFFECTED_PAGE_SIZE, type Role } from '../../domain/roles/role';
import { useRefreshUser } from '../../hooks/auth/useRefreshUser';
import { useCurrentUser } from '../../hooks/auth/useSession';
import { useAffectedMembers } from '../../hooks/roles/useAffectedMembers';
import { useDeleteRole } from '../../hooks/roles/useDeleteRole';
import { roleDialogsMessages } from '../../messages/en/roles-dialogs';
import { useMessages } from '../../messages/messages';
import { retryProps } from '../reading-props';
import { useFailureAlert } from './useFailureAlert';

interface DeleteRoleContainerProps {
  role: Role;
  onClose: () => void;
  onDeleted: () => void;
  /** Whether a failure is told by an alert too (specification §8, "Delete from the list"). */
  alertsFailure: boolean;
}

/** Delete Role: confirm, in progress, deleted (specification §4). */
export function DeleteRoleContainer(props: DeleteRoleContainerProps) {
  const { role, onClose, onDeleted, alertsFailure } = props;
  const t = useMessages(roleDialogsMessages);
  const failure = useFailureAlert();
  const { roleName: ownRole } = useCurrentUser();
  const refreshUser = useRefreshUser();
  const deletion = useDeleteRole();
  // As it was at the beginning: afterwards the user is Guest.
  const [isOwnRole] = useState(ownRole === role.name);
  const isDone = deletion.state.status === 'done';
  const [page, setPage] = useState({ pageNumber: 1, pageSize: AFFECTED_PAGE_SIZE });
  const options = { isEnabled: !isDone };
  // The first page says how many there are while another one is still to come.
  const first = useAffectedMembers(role.name, { ...page, pageNumber: 1 }, options);
  const people = useAffectedMembers(role.name, page, options);
  return (
    <DeleteRoleDialog
      isOpen
      roleName={role.name}
      state={stateOf()}
      isOwnRole={isOwnRole}
      people={peopleOf(people)}
      totalPeople={first.status === 'ready' ? first.data.totalRecords : null}
      peoplePage={page}
      onPeoplePageChange={setPage}
      onRetryPeople={retryProps(people).onRetry}
      onDelete={async () => {
        failure.clear();
        const outcome = await deletion.run({ role: role.name });
        if (outcome.status === 'failed' && alertsFailure) {
          failure.show(
            t('deleteFailedAlert'),
            outcome.failure.serverMessage || t('deleteFailedText'),
          );
        }
        if (outcome.status === 'done' && isOwnRole) void refreshUser();
      }}
      onClose={isDone ? onDeleted : onClose}
    />
  );

  function stateOf(): DeleteRoleState {
    const { state, failure: refusal } = deletion;
    if (state.status === 'pending') return { status: 'deleting' };
    if (state.status === 'done') return { status: 'deleted', text: state.result.message };
    const errorText = refusal ? refusal.serverMessage || t('deleteFailedText') : '';
    return { status: 'confirm', errorText };
  }
}

function peopleOf(people: ReturnType<typeof useAffectedMembers>): AffectedPeopleState {
  return people.status === 'ready'
    ? { status: 'ready', members: people.data.data }
    : { status: people.status === 'failed' ? 'error' : people.status };
}
