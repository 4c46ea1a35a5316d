import { useCallback, useMemo, useRef, useState } from 'react';
import type { DeletionControl } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import {
  usersDeleteMessages,
  usersListMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { InviteIcon } from '../ui/icons';
import { PageHeader } from '../ui/PageHeader';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { DeleteUsersDialog, type DeleteUsersDialogProps } from './DeleteUsersDialog';
import { DeletionPanel, deletionTitle } from './DeletionPanel';
import { UserDrawer } from './UserDrawer';
import { UsersFrame } from './UsersFrame';
import { UsersTable, type UsersTableProps } from './UsersTable';
import { markUsers } from './user-marks';
import { knownFacts } from './users-columns';

/** Props of {@link UsersScreen}. Keep the functions stable. */
export interface UsersScreenProps extends UsersTableProps {
  /** Called by "Invite". @default none, and no such button */
  onInvite?: (() => void) | undefined;
  /** Why the viewer may not invite: a sentence. @default they may */
  inviteRefusal?: string | undefined;
  /** The deletion under way or the last one. @default none */
  deletion?: DeletionControl | null | undefined;
  /** The dialog that asks before users are deleted, once it was opened. @default none */
  deleteDialog?: DeleteUsersDialogProps | null | undefined;
}

const NO_USERS: readonly UserRow[] = [];

/**
 * All users, with what can be done to them (specification §2.2, §7.2).
 *
 * @example
 * <UsersScreen {...useUsersScreen({ userHref })} />
 */
export function UsersScreen(props: UsersScreenProps) {
  const { onInvite, inviteRefusal, deletion, deleteDialog, ...table } = props;
  const { rows } = table;
  const t = useMessages(usersListMessages);
  const tShared = useMessages(usersSharedMessages);
  const tFailure = useMessages(uiFailureMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tDelete = useMessages(usersDeleteMessages);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const [details, setDetails] = useState<{ user: UserRow; isOpen: boolean } | null>(null);
  const onView = useCallback((user: UserRow) => setDetails({ user, isOpen: true }), []);

  const users = rows.status === 'ready' ? rows.data.data : NO_USERS;
  const isSettled = rows.status === 'ready' && !rows.isRefreshing && !rows.isStale;
  const shown = deletion?.deletion ?? null;
  const marked = useMemo(() => markUsers(users, shown, isSettled), [users, shown, isSettled]);
  const facts = useMemo(() => knownFacts(users), [users]);
  // The panel goes with its button; the focus goes to what leads to the next one.
  const leavePanel = (act: () => void) => () => {
    act();
    deleteButton.current?.focus();
  };
  const invite = onInvite && (
    <Button
      variant="primary"
      isDisabled={inviteRefusal !== undefined}
      disabledReason={inviteRefusal}
      onPress={onInvite}
    >
      <InviteIcon aria-hidden />
      {tShared('invite')}
    </Button>
  );

  return (
    <UsersFrame data-slot="users-screen">
      <PageHeader title={t('listTitle')} text={t('listIntro')} actions={invite} />
      {rows.status === 'ready' && rows.isStale && (
        <Banner
          tone="warning"
          title={tFailure('stale')}
          actions={
            rows.failure?.retry && (
              <Button size="sm" isPending={rows.isRefreshing} onPress={rows.failure.retry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      <VisuallyHidden role="status">{shown && deletionTitle(shown, tDelete)}</VisuallyHidden>
      {deletion && (
        <DeletionPanel
          {...deletion}
          onUndo={leavePanel(deletion.onUndo)}
          onClose={leavePanel(deletion.onClose)}
        />
      )}
      <UsersTable
        {...table}
        users={marked}
        facts={facts}
        isBusy={shown !== null && shown.phase !== 'finished'}
        onView={onView}
        deleteRef={deleteButton}
        emptyAction={inviteRefusal === undefined && invite}
      />
      {deleteDialog && <DeleteUsersDialog {...deleteDialog} />}
      {details && (
        <UserDrawer
          user={details.user}
          isOpen={details.isOpen}
          facts={facts}
          now={table.now}
          editHref={table.userHref(details.user)}
          onClose={() => setDetails({ ...details, isOpen: false })}
        />
      )}
    </UsersFrame>
  );
}
