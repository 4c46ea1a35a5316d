import { useMemo } from 'react';
import { UsersScreen } from '../../components/users/UsersScreen';
import type { InvitationEvent } from '../../contracts/users';
import { queryIn } from '../../domain/list-address';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { displayNameOf } from '../../domain/users/user';
import type { UserDeletion } from '../../domain/users/user-deletion';
import { countSteps } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';
import { USERS_LIST } from '../../domain/users/users-list';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useInvitations } from '../../hooks/users/useInvitations';
import { usersQuery } from '../../hooks/users/user-queries';
import { useUsersScreen } from '../../hooks/users/useUsersScreen';
import {
  usersDeleteMessages,
  usersInvitationMessages,
  usersListMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { useAccounts } from './useAccounts';
import { useRoleGiving } from './useRoleGiving';

/** Says what was done about an invitation. */
function useInvitationAlerts(): (event: InvitationEvent) => void {
  const t = useMessages(usersInvitationMessages);
  const alerts = useAlerts();
  return ({ action, email }) =>
    void alerts.show({ type: 'success', title: t(`${action}Done`), text: email });
}

/** Tells by an alert what became of a deletion whose dialog is gone. */
function useDeletionAlert(): (deletion: UserDeletion) => void {
  const t = useMessages(usersDeleteMessages);
  const alerts = useAlerts();
  return (deletion) => {
    const { deleted: done, kept, failed, all: count } = countSteps(deletion);
    const [first] = deletion.entries;
    if (done === count) {
      const name = first ? displayNameOf(first.user) : '';
      alerts.show({ type: 'success', title: t('deleteDone', { count, name }), text: '' });
      return;
    }
    const parts = [t('deletePartly', { done, count })];
    if (kept > 0) parts.push(t('deleteKept', { count: kept }));
    if (failed > 0) parts.push(t('deleteFailedElsewhere', { count: failed }));
    alerts.show({ type: 'info', title: t('deleteLeftTitle'), text: parts.join('\n') });
  };
}

const personOf = ({ email, firstname, lastname }: UserRow) => ({
  email,
  name: `${firstname} ${lastname}`.trim(),
});

/**
 * `/apps/user-management/users`, also the index of `/apps/user-management`. Its Invite is the one of
 * the header.
 */
export function UsersPage({ user }: { user: CurrentUser }) {
  const t = useMessages(usersListMessages);
  const impersonate = useImpersonate();
  const screen = useUsersScreen({
    ...useListAddress(USERS_LIST),
    deleteRefusal: useActionAccess('deleteUsers').reason,
    inviteRefusal: useActionAccess('inviteUsers').reason,
    onImpersonate: useMemo(
      () => impersonate && ((row: UserRow) => impersonate(personOf(row))),
      [impersonate],
    ),
    roleGiving: useRoleGiving(user),
    invitations: useInvitations({ onDone: useInvitationAlerts() }),
    accounts: useAccounts(),
    onDeletionEnd: useDeletionAlert(),
  });
  return (
    <PageTitle title={t('listTitle')}>
      <UsersScreen {...screen} />
    </PageTitle>
  );
}

UsersPage.firstRead = ({ client, viewer, params }: PageAhead) =>
  viewerAccess(viewer, { permission: 'User.Read' }).allowed
    ? usersQuery(client, queryIn(params, USERS_LIST))
    : null;
