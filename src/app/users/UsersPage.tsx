import { useCallback, useMemo, useState } from 'react';
import { DeleteUsersDialog } from '../../components/users/DeleteUsersDialog';
import { UsersScreen } from '../../components/users/UsersScreen';
import { inviteAccess } from '../../domain/shell/actions';
import type { CurrentUser } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { useNow } from '../../hooks/timing/useNow';
import { useUserList } from '../../hooks/users/useUserList';
import { shellFrameMessages } from '../../messages/en/shell-frame';
import { usersListMessages } from '../../messages/en/users-list';
import { useMessages } from '../../messages/messages';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { pagedListProps } from '../paged-list-props';
import { userEditPath } from '../paths';
import { useOpenInvite } from './invite-context';
import { useKeptPlace, useListPlace } from './list-place';
import { useListDeletion } from './useListDeletion';

const personOf = ({ email, firstname, lastname }: UserRow) => ({
  email,
  name: `${firstname} ${lastname}`.trim(),
});
const userHref = ({ email }: UserRow) => userEditPath(email);

/** `/apps/user-management/users`, also the index of `/apps/user-management`. */
export function UsersPage({ user }: { user: CurrentUser }) {
  const t = useMessages(usersListMessages);
  const shell = useMessages(shellFrameMessages);
  const list = useUserList(useListPlace());
  useKeptPlace(list);
  const readAt = list.reading.status === 'ready' ? list.reading.data.readAt : 0;
  const deletion = useListDeletion(list);
  const impersonate = useImpersonate();
  const [asked, setAsked] = useState<{ users: readonly UserRow[]; isOpen: boolean } | null>(null);
  const onDelete = useCallback(
    (users: readonly UserRow[]) => setAsked({ users, isOpen: true }),
    [],
  );
  return (
    <PageTitle title={t('listTitle')}>
      <UsersScreen
        {...pagedListProps(list)}
        selected={list.selected}
        actor={user}
        userHref={userHref}
        onDelete={onDelete}
        deleteRefusal={useActionAccess('deleteUsers').reason}
        onImpersonate={useMemo(
          () => impersonate && ((row: UserRow) => impersonate(personOf(row))),
          [impersonate],
        )}
        // Who signed in since the last full minute has not done so in the future.
        now={Math.max(useNow(60_000), readAt)}
        onInvite={useOpenInvite()}
        inviteRefusal={inviteAccess(user).allowed ? undefined : shell('inviteRefused')}
        deletion={deletion.panel}
      />
      {asked && (
        <DeleteUsersDialog
          isOpen={asked.isOpen}
          users={asked.users}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onConfirm={() => {
            setAsked({ ...asked, isOpen: false });
            deletion.start(asked.users);
          }}
        />
      )}
    </PageTitle>
  );
}
