import { useState } from 'react';
import { RevokeRoleModal } from '../../components/roles/RevokeRoleModal';
import type { RoleMember } from '../../domain/roles/role';
import { memberKeys, withoutMembers } from '../../domain/roles/role-users';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRefreshUser } from '../../hooks/auth/useRefreshUser';
import { useCurrentUser } from '../../hooks/auth/useSession';
import { useRevokeRole } from '../../hooks/roles/useAssignRole';
import type { RoleUsers } from '../../hooks/roles/useRoleUsers';
import { roleUsersMessages } from '../../messages/en/roles-users';
import { useMessages } from '../../messages/messages';

interface RevokeRoleContainerProps {
  members: readonly RoleMember[];
  /** The page they were chosen from: after a failure it tells who has lost the role all the same. */
  reading: RoleUsers['reading'];
  isOpen: boolean;
  onClose: () => void;
}

/** Asks, revokes, and says how it went (specification §2.7, §8). */
export function RevokeRoleContainer(props: RevokeRoleContainerProps) {
  const { members, reading, isOpen, onClose } = props;
  const t = useMessages(roleUsersMessages);
  const alerts = useAlerts();
  const { email: ownEmail } = useCurrentUser();
  const refreshUser = useRefreshUser();
  const revoke = useRevokeRole();
  const [hasFailed, setHasFailed] = useState(false);

  const gone =
    hasFailed && reading.status === 'ready'
      ? withoutMembers(members, memberKeys(reading.data.data))
      : [];
  const waiting = members.filter((member) => !gone.includes(member));

  function close(): void {
    revoke.reset();
    setHasFailed(false);
    onClose();
  }

  return (
    <RevokeRoleModal
      isOpen={isOpen}
      users={members.map((member) => ({ email: member.email, isDone: gone.includes(member) }))}
      ownEmail={ownEmail}
      isPending={revoke.isPending}
      error={revoke.failure ? (revoke.failure.serverMessage ?? '') : null}
      onClose={close}
      onConfirm={async () => {
        if (waiting.length === 0) return close();
        const emails = waiting.map(({ email }) => email);
        const outcome = await revoke.run({ emails });
        if (outcome.status === 'failed') setHasFailed(true);
        if (outcome.status !== 'done') return;
        close();
        alerts.show({
          type: 'success',
          title: outcome.result.message || t('revokeDone', { count: emails.length }),
          text: emails.length === 1 ? (emails[0] ?? '') : '',
        });
        if (emails.includes(ownEmail)) void refreshUser();
      }}
    />
  );
}
