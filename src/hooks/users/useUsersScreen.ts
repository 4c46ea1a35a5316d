import { useCallback, useState } from 'react';
import type { UserActor } from '../../domain/users/user-actions';
import type { DeletionControl, DeletionCounts } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';
import { useViewer } from '../auth/useViewer';
import type { ListPlace } from '../reads/useSearchedPages';
import { useNow } from '../timing/useNow';
import { useListDeletion } from './useListDeletion';
import { type UserList, useUserList } from './useUserList';

/** Options of {@link useUsersScreen}. Keep the functions stable. */
export interface UsersScreenOptions {
  /** Where a user is. */
  readonly userHref: (user: UserRow) => string;
  /** Where the list begins, for a user who comes back. @default all, on the first page */
  readonly place?: ListPlace | null | undefined;
  /** Opens an invitation, see {@link useInviteDialog}. @default none, and no such button */
  readonly onInvite?: (() => void) | undefined;
  /** Why the viewer may not invite, as a sentence. @default they may */
  readonly inviteRefusal?: string | undefined;
  /** Why nobody may be deleted now, as a sentence. @default everybody may */
  readonly deleteRefusal?: string | undefined;
  /** Starts an impersonation. @default none, and no such entry in the menus */
  readonly onImpersonate?: ((user: UserRow) => void) | undefined;
  /**
   * Told what became of a deletion that was under way when the page was left.
   * @default nobody is told
   */
  readonly onDeletionLeft?: ((counts: DeletionCounts) => void) | undefined;
}

/** What {@link useUsersScreen} returns: the props of `UsersScreen`. */
export interface UsersScreenModel
  extends UserList,
    Pick<
      UsersScreenOptions,
      'userHref' | 'onInvite' | 'inviteRefusal' | 'deleteRefusal' | 'onImpersonate'
    > {
  /** Who is looking. */
  readonly actor: UserActor;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Asks whether to delete. */
  readonly onDelete: (users: readonly UserRow[]) => void;
  /** The deletion under way or the last one. */
  readonly deletion: DeletionControl | null;
  /** The dialog that asks, once it was opened. */
  readonly deleteDialog: {
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** Whom it asks about. */
    readonly users: readonly UserRow[];
    /** Starts the deletion, which can be undone for a while. */
    readonly onConfirm: () => void;
    /** Closes it. */
    readonly onClose: () => void;
  } | null;
}

const NOBODY: UserActor = { email: '', allowedActions: [] };

/**
 * Everything that `UsersScreen` shows and does (specification §7.2): search, page, selection, and a
 * deletion that can be undone. No call is made before a user is signed in.
 *
 * @example
 * const Users = () => <UsersScreen {...useUsersScreen({ userHref })} />;
 */
export function useUsersScreen(options: UsersScreenOptions): UsersScreenModel {
  const { place, onDeletionLeft, ...given } = options;
  const viewer = useViewer();
  const list = useUserList(place, { isEnabled: viewer !== null });
  const { deletion, start } = useListDeletion(list, onDeletionLeft);
  const [asked, setAsked] = useState<{ users: readonly UserRow[]; isOpen: boolean } | null>(null);
  const readAt = list.rows.status === 'ready' ? list.rows.data.readAt : 0;
  return {
    ...list,
    ...given,
    actor: viewer ?? NOBODY,
    // Who signed in since the last full minute has not done so in the future.
    now: Math.max(useNow(60_000), readAt),
    onDelete: useCallback((users) => setAsked({ users, isOpen: true }), []),
    deletion,
    deleteDialog: asked && {
      ...asked,
      onConfirm: () => {
        setAsked({ ...asked, isOpen: false });
        start(asked.users);
      },
      onClose: () => setAsked({ ...asked, isOpen: false }),
    },
  };
}
