import { useRef } from 'react';
import type {
  DeletedUser,
  DeletionControl,
  DeletionCounts,
} from '../../domain/users/user-deletion';
import type { SearchedPages } from '../reads/useSearchedPages';
import { useDeleteUsers } from './useDeleteUsers';

/**
 * Deletion for the list of users: the affected users are selected, so that those that failed are
 * still selected at its end. An undo restores the selection from before.
 *
 * @param onLeft - called with the result when the page was left before its end
 */
export function useListDeletion(
  { selectedKeys, onSelectionChange }: Pick<SearchedPages, 'selectedKeys' | 'onSelectionChange'>,
  onLeft: ((counts: DeletionCounts) => void) | undefined,
): {
  readonly deletion: DeletionControl | null;
  readonly start: (users: readonly DeletedUser[]) => void;
} {
  const before = useRef(selectedKeys);
  const { deletion, secondsLeft, start, stop, retry, close } = useDeleteUsers({ onLeft });
  return {
    deletion: deletion && {
      deletion,
      secondsLeft,
      onUndo: () => {
        stop();
        onSelectionChange(before.current);
      },
      onStop: stop,
      onRetry: retry,
      onClose: close,
    },
    start: (users) => {
      before.current = selectedKeys;
      onSelectionChange(new Set([...selectedKeys, ...users.map(({ email }) => email)]));
      start(users);
    },
  };
}
