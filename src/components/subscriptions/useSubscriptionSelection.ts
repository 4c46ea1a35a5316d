import { useMemo } from 'react';
import type { BulkRenewals, BulkSeats } from '../../contracts/subscriptions';
import { refused } from '../../domain/access';
import { RENEWAL_ACTIONS } from '../../domain/subscriptions/bulk-renewals';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  subscriptionsBulkRenewalsMessages,
  subscriptionsRefusalsMessages,
} from '../../messages/generated/en/subscriptions';

import { useMessages } from '../../messages/messages';
import type { ListBulkAction, ListProps } from '../ui/list/list-props';
import { useActionRefusal } from './action-refusal';
import { useActionWords } from './action-words';

/** Bulk actions on subscriptions. */
interface SubscriptionBulk {
  /** Changes seats. @default not available */
  readonly bulkSeats?: BulkSeats | undefined;
  /** Changes renewals. @default not available */
  readonly bulkRenewals?: BulkRenewals | undefined;
}

/** Bulk actions and selection of a list of subscriptions; empty without bulk actions. */
export function useSubscriptionSelection({
  bulkSeats,
  bulkRenewals,
}: SubscriptionBulk): Pick<ListProps<Subscription>, 'bulkActions' | 'canSelect'> {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const tRefusals = useMessages(subscriptionsRefusalsMessages);
  const words = useActionWords();
  const refusal = useActionRefusal();
  // Both actions have the same conditions.
  const canSelect = bulkSeats?.canSelect ?? bulkRenewals?.canSelect;
  const canSelectRow = useMemo(
    () =>
      canSelect &&
      ((row: Subscription) => {
        const access = canSelect(row);
        return access.allowed ? access : refused(refusal(access).disabledReason ?? '');
      }),
    [canSelect, refusal],
  );
  if (!bulkSeats && !bulkRenewals) return {};
  const reasonOf = (bulk: BulkSeats | BulkRenewals) => refusal(bulk.access).disabledReason;
  const bulkActions: ListBulkAction<Subscription>[] = [];
  if (bulkSeats) {
    const { onOpen } = bulkSeats;
    const reason = reasonOf(bulkSeats);
    const label = words('seats');
    bulkActions.push({ id: 'seats', label, refusal: () => reason, onAction: onOpen });
  }
  if (bulkRenewals) {
    const reason = reasonOf(bulkRenewals);
    for (const id of RENEWAL_ACTIONS) {
      const onAction = (rows: readonly Subscription[]) => bulkRenewals.onOpen(id, rows);
      const label = id === 'turnOff' ? tRefusals('insteadOff') : t(id);
      bulkActions.push({ id, label, refusal: () => reason, onAction });
    }
  }
  return { canSelect: canSelectRow, bulkActions };
}
