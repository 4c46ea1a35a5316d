import type { DeletionCounts } from '../../domain/users/user-deletion';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { usersDeleteMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';

/** Tells by an alert what became of a deletion whose page was left. */
export function useDeletionAlert(): (counts: DeletionCounts) => void {
  const t = useMessages(usersDeleteMessages);
  const alerts = useAlerts();
  return ({ deleted: done, kept, failed, all: count }) => {
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
  };
}
