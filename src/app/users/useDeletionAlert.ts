import { displayNameOf } from '../../domain/users/user';
import { countSteps, type UserDeletion } from '../../domain/users/user-deletion';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { usersDeleteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** Tells by an alert what became of a deletion whose dialog is gone. */
export function useDeletionAlert(): (deletion: UserDeletion) => void {
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
