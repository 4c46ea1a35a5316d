import { exportUsers } from '../../api/calls/users';
import type { RoleGiving } from '../../contracts/roles';
import type { AccountControl, InvitationActions, UsersScreenProps } from '../../contracts/users';
import { MATCHES_MAX } from '../../domain/paging';
import type { UserActor } from '../../domain/users/user-actions';
import { emailsOf, type UserDeletion } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';
import { USER_SEARCH_DELAY_MS, userSearchOf } from '../../domain/users/user-search';
import { USERS_EXPORT } from '../../domain/users/users-list';
import { useViewer } from '../auth/useViewer';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, type ListResult, useList } from '../reads/useList';
import { useNow } from '../timing/useNow';
import { useDeleteUsers } from './useDeleteUsers';
import { type UserPage, usersSource } from './user-queries';

/** The list of all users: search, order, filters, page and selection, by e-mail. */
export interface UserList extends ListResult<UserRow, UserPage> {}

/** Options of {@link useUserList}. */
export interface UserListOptions extends HeldQuery {
  /** False delays the request. @default true */
  readonly isEnabled?: boolean | undefined;
}

/**
 * All users, page by page (specification §7.2). A search is sent once its text of more than 3
 * characters has been unchanged for 300 ms, and starts on the first page; an outdated one is
 * aborted. A page that becomes empty is replaced by the previous one. A selection is limited to its
 * page.
 */
export function useUserList(options: UserListOptions = {}): UserList {
  return useList<UserRow, UserPage>({
    ...options,
    ...usersSource,
    name: 'users',
    mostMatches: MATCHES_MAX,
    getRowKey: ({ email }) => email,
    searchOf: userSearchOf,
    searchDelayMs: USER_SEARCH_DELAY_MS,
  });
}

/** Options of {@link useUsersScreen}. Keep the functions stable. */
export interface UsersScreenOptions extends HeldQuery {
  /** Opens an invitation, see {@link useInviteDialog}. @default none, and no such button */
  readonly onInvite?: (() => void) | undefined;
  /** Why the viewer may not invite, as a sentence. @default allowed */
  readonly inviteRefusal?: string | undefined;
  /** Why deletion is disabled now, as a sentence. @default enabled */
  readonly deleteRefusal?: string | undefined;
  /** Starts an impersonation. @default none, and no such entry in the menus */
  readonly onImpersonate?: ((user: UserRow) => void) | undefined;
  /** Gives users another role, see {@link useGiveRole}. @default no such entry in the menus */
  readonly roleGiving?: RoleGiving | undefined;
  /** Sends invitations again and withdraws them, see {@link useInvitations}. @default no such entries */
  readonly invitations?: InvitationActions | undefined;
  /** Resets second factors, switches accounts off and on, see {@link useAccountActions}. @default no such entries */
  readonly accounts?: AccountControl | undefined;
  /**
   * Called with the result of a deletion that no dialog shows: all were deleted, or the page was
   * left before the end. @default nothing
   */
  readonly onDeletionEnd?: ((deletion: UserDeletion) => void) | undefined;
}

const NOBODY: UserActor = { email: '', allowedActions: [] };

/**
 * Everything that `UsersScreen` shows and does (specification §7.2): search, page, selection and
 * deletion; users who could not be deleted stay selected. No request is sent before sign-in.
 *
 * @example
 * const Users = () => <UsersScreen {...useUsersScreen()} />;
 */
export function useUsersScreen(options: UsersScreenOptions = {}): UsersScreenProps {
  const { query, onQueryChange, onDeletionEnd, deleteRefusal, ...given } = options;
  const viewer = useViewer();
  const list = useUserList({ query, onQueryChange, isEnabled: viewer !== null });
  const exporting = useCsvExport({
    name: 'users',
    need: USERS_EXPORT,
    read: (client, call) => exportUsers(client, list.typedQuery, call),
  });
  const { dialog, ask } = useDeleteUsers({ onEnd: onDeletionEnd });
  const readAt = list.rows.status === 'ready' ? list.rows.data.readAt : 0;
  return {
    list,
    ...given,
    actor: viewer ?? NOBODY,
    // A sign-in since the last full minute must not appear to be in the future.
    now: Math.max(useNow(60_000), readAt),
    // A server without the account calls lacks this one too.
    exporting: options.accounts && exporting,
    deletion: {
      onDelete: ask,
      refusal: deleteRefusal,
      dialog: dialog && {
        ...dialog,
        onConfirm: () => {
          const remaining = emailsOf(dialog.deletion, 'waiting', 'failed');
          list.onSelectionChange(new Set([...list.selectedKeys, ...remaining]));
          dialog.onConfirm();
        },
      },
    },
  };
}
