import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SubscriptionEvent } from '../../contracts/subscriptions';
import type { RenewalRun } from '../../domain/subscriptions/bulk-renewals';
import type { SeatsRun } from '../../domain/subscriptions/bulk-seats';
import { SCOPE, type SubscriptionsScope } from '../../domain/subscriptions/subscriptions-list';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import {
  subscriptionsBulkMessages,
  subscriptionsBulkRenewalsMessages,
  subscriptionsOutcomeMessages,
} from '../../messages/generated/en/subscriptions';

import { useMessages } from '../../messages/messages';
import { renewals, scopeIn, subscription, subscriptions } from '../../screens/subscriptions';
import { RecordActivity } from '../activity/RecordActivity';
import type { LoadedPage, PageProps } from '../area';
import { firstReadOf, pageOf } from '../page-of';
import { Redirect } from '../Redirect';
import { type LeaveQuestion, useUnsavedChanges } from '../unsaved/unsaved-context';
import { subscriptionsPath, subscriptionsPaths } from './paths';

/** The question before a page is left while a bulk change of seats is running. */
function useLeaveQuestion(): LeaveQuestion {
  const t = useMessages(subscriptionsBulkMessages);
  return useMemo(
    () => ({ title: t('leaveTitle'), text: t('leaveText'), stay: t('leaveStay') }),
    [t],
  );
}

/** Alerts with the result of a bulk run whose dialog has closed. */
function useRunAlert(
  doneText: (count: number) => string,
): (run: { readonly entries: readonly { readonly status: string }[] }) => void {
  const t = useMessages(subscriptionsBulkMessages);
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

/** Alerts with the result of a bulk change of seats. */
function useSeatsAlert(): (run: SeatsRun) => void {
  const t = useMessages(subscriptionsBulkMessages);
  return useRunAlert((count) => t('bulkDone', { count }));
}

/** Alerts with the result of a bulk change of renewals. */
function useRenewalsAlert(): (run: RenewalRun) => void {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  return useRunAlert((count) => t('done', { count }));
}

const LISTS = {
  own: subscriptionsPaths.subscriptions,
  all: subscriptionsPaths.allSubscriptions,
} as const;

const firstRead = firstReadOf(subscriptions);

/** The subscriptions of the viewer's company, or all. Redirects if the other list applies. */
function subscriptionsOf(scope: SubscriptionsScope): LoadedPage {
  const List = pageOf(
    subscriptions,
    () => ({ scope, onSeatsEnd: useSeatsAlert(), onRenewalsEnd: useRenewalsAlert() }),
    ({ bulk }) => {
      const runs = [bulk?.seats?.dialog?.run, bulk?.renewals?.dialog?.run];
      const isRunning = runs.some((run) => run?.phase === 'running');
      useUnsavedChanges(isRunning, useLeaveQuestion());
      return {};
    },
  );
  /** The address for all subscriptions, whatever its query contains. */
  function paramsOf(params: URLSearchParams): URLSearchParams {
    if (scope === 'own') return params;
    const rest = new URLSearchParams(params);
    rest.delete(SCOPE);
    return rest;
  }
  function SubscriptionsOf({ user }: PageProps) {
    const [params] = useSearchParams();
    const { search } = useLocation();
    const own = scopeIn({ params: paramsOf(params), viewer: user });
    return own === scope ? <List /> : <Redirect to={LISTS[own] + search} />;
  }
  return Object.assign(SubscriptionsOf, {
    firstRead: (ahead: Parameters<NonNullable<LoadedPage['firstRead']>>[0]) =>
      firstRead?.({ ...ahead, params: paramsOf(ahead.params) }) ?? null,
  });
}

/**
 * `/apps/subscriptions`: those of the viewer's company. With customers it shows all, unless the
 * query requests `own`.
 */
export const SubscriptionsPage = subscriptionsOf('own');

/** `/apps/subscriptions/all`: also those of customers, for viewers with customers. */
export const AllSubscriptionsPage = subscriptionsOf('all');

/** `/apps/subscriptions/renewals`: what renews or ends. */
export const RenewalsPage = pageOf(
  renewals,
  (place) => {
    const navigate = useNavigate();
    return {
      onRenewalsEnd: useRenewalsAlert(),
      onViewChange: (view) => void navigate(subscriptionsPath(scopeIn(place), view)),
    };
  },
  ({ bulkRenewals }) => {
    useUnsavedChanges(bulkRenewals?.dialog?.run.phase === 'running', useLeaveQuestion());
    return {};
  },
);

/** `/apps/subscriptions/:id`: one subscription. */
export const SubscriptionPage = pageOf(
  subscription,
  () => ({ onDone: useDoneAlert() }),
  (_, { named: { id = '' } }) => ({ activity: <RecordActivity type="subscription" id={id} /> }),
);

const DONE = { change: 'changeDone', renewal: 'renewalDone', names: 'namesDone' } as const;

/** Alerts for changes of a subscription. */
function useDoneAlert(): (event: SubscriptionEvent) => void {
  const t = useMessages(subscriptionsOutcomeMessages);
  const alerts = useAlerts();
  return ({ kind, action, subscription: { friendlyName, productName } }) => {
    const title = t(action === 'cancel' ? 'cancelDone' : DONE[kind], {
      name: friendlyName ?? productName,
    });
    void alerts.show({ type: 'success', title, text: '' });
  };
}
