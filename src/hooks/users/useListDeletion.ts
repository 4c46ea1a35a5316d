import { useRef } from 'react';
import type {
  DeletedUser,
  DeletionControl,
  DeletionCounts,
} from '../../domain/users/user-deletion';
import type { SearchedPages } from '../reads/useSearchedPages';
import { useDeleteUsers } from './useDeleteUsers';

/**
 * Deletion for the list of users: whoever it concerns is selected, so that those it failed for still
 * are at its end; an undo brings the selection from before back.
 *
 * @param onLeft - told what became of it when the page was left before its end
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
