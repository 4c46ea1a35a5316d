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

/** What can be done with many subscriptions. */
interface SubscriptionBulk {
  /** Their seats. @default they cannot be changed here */
  readonly bulkSeats?: BulkSeats | undefined;
  /** Their renewals. @default nothing can be decided about them here */
  readonly bulkRenewals?: BulkRenewals | undefined;
}

/** The selection of a list of subscriptions, and what can be done with it: nothing without either. */
export function useSubscriptionSelection({
  bulkSeats,
  bulkRenewals,
}: SubscriptionBulk): Pick<ListProps<Subscription>, 'bulkActions' | 'canSelect'> {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const tRefusals = useMessages(subscriptionsRefusalsMessages);
  const words = useActionWords();
  const refusal = useActionRefusal();
  // What keeps one from being changed is the same for both.
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
