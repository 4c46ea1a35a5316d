import type { SubscriptionsScope } from '../../domain/subscriptions/subscriptions-list';
import { subscriptions } from '../../screens/subscriptions';
import { pageOf } from '../page-of';
import { useUnsavedChanges } from '../unsaved/unsaved-context';
import { useLeaveQuestion, useRenewalsAlert, useSeatsAlert } from './bulk-words';

/** The subscriptions of one's own company, or all. */
export const subscriptionsOf = (scope: SubscriptionsScope) =>
  pageOf(
    subscriptions,
    () => ({ scope, onSeatsEnd: useSeatsAlert(), onRenewalsEnd: useRenewalsAlert() }),
    ({ bulkSeats, bulkRenewals }) => {
      const runs = [bulkSeats?.dialog?.run, bulkRenewals?.dialog?.run];
      const isRunning = runs.some((run) => run?.phase === 'running');
      useUnsavedChanges(isRunning, useLeaveQuestion());
      return {};
    },
  );
