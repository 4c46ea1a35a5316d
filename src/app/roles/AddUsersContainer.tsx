import { useState } from 'react';
import { AddUsersModal, type AddUsersState } from '../../components/roles/AddUsersModal';
import { type RoleCandidate, withoutMembers } from '../../domain/roles/role-users';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRefreshUser } from '../../hooks/auth/useRefreshUser';
import { useCurrentUser } from '../../hooks/auth/useSession';
import { useAssignRole } from '../../hooks/roles/useAssignRole';
import { type RoleCandidates, useRoleCandidates } from '../../hooks/roles/useRoleCandidates';
import { roleUsersMessages } from '../../messages/en/roles-users';
import { useMessages } from '../../messages/messages';
import { retryProps } from '../reading-props';

interface AddUsersContainerProps {
  role: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Finds users, adds them, and says how it went (specification §2.8, §8). */
export function AddUsersContainer({ role, isOpen, onClose }: AddUsersContainerProps) {
  const t = useMessages(roleUsersMessages);
  const alerts = useAlerts();
  const { email: ownEmail } = useCurrentUser();
  const refreshUser = useRefreshUser();
  const candidates = useRoleCandidates(role, { isEnabled: isOpen });
  const assign = useAssignRole(role);
  const [sent, setSent] = useState<readonly RoleCandidate[]>([]);
  const { reading, chosen } = candidates;
  const added =
    reading.status === 'ready'
      ? sent.length - withoutMembers(sent, reading.data.members).length
      : 0;

  return (
    <AddUsersModal
      isOpen={isOpen}
      role={role}
      state={stateOf(reading)}
      {...retryProps(reading)}
      searchText={candidates.searchText}
      onSearchTextChange={candidates.setSearchText}
      isSearchTooShort={candidates.isSearchTooShort}
      chosen={chosen}
      onChoose={candidates.choose}
      isPending={assign.isPending}
      failure={assign.failure ? { text: assign.failure.serverMessage ?? '', added } : undefined}
      onClose={onClose}
      onAdd={async () => {
        const emails = chosen.map(({ email }) => email);
        if (emails.length === 0) return;
        setSent(chosen);
        const outcome = await assign.run({ emails });
        if (outcome.status !== 'done') return;
        onClose();
        alerts.show({
          type: 'success',
          title: outcome.result.message || t('addDone', { count: emails.length }),
          text: emails.length === 1 ? (emails[0] ?? '') : '',
        });
        if (emails.includes(ownEmail)) void refreshUser();
      }}
    />
  );
}

function stateOf(reading: RoleCandidates['reading']): AddUsersState {
  switch (reading.status) {
    case 'failed':
      return { status: 'error', text: reading.failure.serverMessage ?? '' };
    case 'ready': {
      const { users, hasMore } = reading.data;
      return { status: 'ready', users, hasMore, isRefreshing: reading.isRefreshing ?? false };
    }
    default:
      return { status: 'loading' };
  }
}
