import { useMemo } from 'react';
import { UsersScreen } from '../../components/users/UsersScreen';
import { queryIn } from '../../domain/list-address';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { USERS_LIST } from '../../domain/users/users-list';
import { useInvitations } from '../../hooks/users/useInvitations';
import { usersQuery } from '../../hooks/users/user-queries';
import { useUsersScreen } from '../../hooks/users/useUsersScreen';
import { usersListMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { useAccounts } from './useAccounts';
import { useDeletionAlert } from './useDeletionAlert';
import { useInvitationAlerts } from './useInvitationAlerts';
import { useRoleGiving } from './useRoleGiving';

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
