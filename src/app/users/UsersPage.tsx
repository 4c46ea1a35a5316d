import { useMemo } from 'react';
import { UsersScreen } from '../../components/users/UsersScreen';
import { inviteAccess } from '../../domain/shell/actions';
import type { CurrentUser } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { useUsersScreen } from '../../hooks/users/useUsersScreen';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { usersListMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { userEditPath } from '../paths';
import { useOpenInvite } from './invite-context';
import { useKeptPlace, useListPlace } from './list-place';
import { useDeletionAlert } from './useDeletionAlert';

const personOf = ({ email, firstname, lastname }: UserRow) => ({
  email,
  name: `${firstname} ${lastname}`.trim(),
});
const userHref = ({ email }: UserRow) => userEditPath(email);

/** `/apps/user-management/users`, also the index of `/apps/user-management`. */
export function UsersPage({ user }: { user: CurrentUser }) {
  const t = useMessages(usersListMessages);
  const shell = useMessages(shellFrameMessages);
  const impersonate = useImpersonate();
  const screen = useUsersScreen({
    userHref,
    place: useListPlace(),
    onInvite: useOpenInvite(),
    inviteRefusal: inviteAccess(user).allowed ? undefined : shell('inviteRefused'),
    deleteRefusal: useActionAccess('deleteUsers').reason,
    onImpersonate: useMemo(
      () => impersonate && ((row: UserRow) => impersonate(personOf(row))),
      [impersonate],
    ),
    onDeletionLeft: useDeletionAlert(),
  });
  useKeptPlace(screen);
  return (
    <PageTitle title={t('listTitle')}>
      <UsersScreen {...screen} />
    </PageTitle>
  );
}
