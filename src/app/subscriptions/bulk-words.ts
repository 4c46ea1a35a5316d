import { useMemo } from 'react';
import type { RenewalRun } from '../../domain/subscriptions/bulk-renewals';
import type { SeatsRun } from '../../domain/subscriptions/bulk-seats';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { renewalsBulkMessages } from '../../messages/generated/en/renewals';
import { subscriptionChangesBulkMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import type { LeaveQuestion } from '../unsaved/unsaved-context';

/** What is asked before a page is left on which the seats of many are being changed. */
export function useLeaveQuestion(): LeaveQuestion {
  const t = useMessages(subscriptionChangesBulkMessages);
  return useMemo(
    () => ({ title: t('leaveTitle'), text: t('leaveText'), stay: t('leaveStay') }),
    [t],
  );
}

/** Tells by an alert what became of many once their dialog is gone. */
function useRunAlert(
  doneText: (count: number) => string,
): (run: { readonly entries: readonly { readonly status: string }[] }) => void {
  const t = useMessages(subscriptionChangesBulkMessages);
  const alerts = useAlerts();
  return ({ entries }) => {
    const counted = (...states: readonly string[]) =>
      entries.filter(({ status }) => states.includes(status)).length;
    const done = doneText(counted('done'));
    const rest = counted('failed', 'kept', 'ready', 'waiting', 'previewing');
    if (rest === 0) {
      void alerts.show({ type: 'success', title: done, text: '' });
      return;
    }
    const text = `${done}. ${t('bulkUnsure', { count: rest })}`;
    void alerts.show({ type: 'info', title: t('leftTitle'), text });
  };
}

/** Tells what became of the seats of many. */
export function useSeatsAlert(): (run: SeatsRun) => void {
  const t = useMessages(subscriptionChangesBulkMessages);
  return useRunAlert((count) => t('bulkDone', { count }));
}

/** Tells what became of the renewals of many. */
export function useRenewalsAlert(): (run: RenewalRun) => void {
  const t = useMessages(renewalsBulkMessages);
  return useRunAlert((count) => t('done', { count }));
}
