import { useRef } from 'react';
import type { DeletionPanelProps } from '../../components/users/DeletionPanel';
import type { DeletedUser, DeletionCounts } from '../../domain/users/user-deletion';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useDeleteUsers } from '../../hooks/users/useDeleteUsers';
import type { UserList } from '../../hooks/users/useUserList';
import { usersDeleteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/**
 * Deletion for the list of users: whoever it concerns is selected, so that those it failed for still
 * are at its end; an undo brings the selection from before back. What became of it after the page
 * was left is told by an alert.
 */
export function useListDeletion({ selected, setSelected }: UserList) {
  const t = useMessages(usersDeleteMessages);
  const alerts = useAlerts();
  const before = useRef(selected);

  function tellLeft({ deleted: done, kept, failed, all: count }: DeletionCounts): void {
    if (done + failed === 0) {
      alerts.show({ type: 'info', title: t('deleteUndoneTitle'), text: t('deleteUndoneText') });
      return;
    }
    const parts = [t('deletePartly', { done, count })];
    if (kept > 0) parts.push(t('deleteKept', { count: kept }));
    if (failed > 0) parts.push(t('deleteFailedElsewhere', { count: failed }));
    const isWell = done === count;
    const [title, ...rest] = isWell ? parts : [t('deleteLeftTitle'), ...parts];
    alerts.show({ type: isWell ? 'success' : 'info', title: title ?? '', text: rest.join(' ') });
  }

  const { deletion, secondsLeft, start, stop, retry, close } = useDeleteUsers({ onLeft: tellLeft });
  const panel: DeletionPanelProps | null = deletion && {
    deletion,
    secondsLeft,
    onUndo: () => {
      stop();
      setSelected(before.current);
    },
    onStop: stop,
    onRetry: retry,
    onClose: close,
  };
  return {
    panel,
    start: (users: readonly DeletedUser[]) => {
      before.current = selected;
      setSelected(new Set([...selected, ...users.map(({ email }) => email)]));
      start(users);
    },
  };
}
