import { RenewalsScreen } from '../components/subscriptions/RenewalsScreen';
import { SubscriptionScreen } from '../components/subscriptions/SubscriptionScreen';
import { SubscriptionsScreen } from '../components/subscriptions/SubscriptionsScreen';
import {
  addressWithRenewals,
  RENEWALS_LIST,
  renewalsPlaceIn,
} from '../domain/subscriptions/renewals';
import { SUBSCRIPTION_ORDERS } from '../domain/subscriptions/subscription-screen';
import {
  GROUP,
  SCOPE,
  SUBSCRIPTIONS_LISTS,
  SUBSCRIPTIONS_READ,
  type SubscriptionsScope,
  subscriptionsViewIn,
  VIEW,
} from '../domain/subscriptions/subscriptions-list';
import { subscriptionKeys } from '../hooks/reads/keys';
import { subscriptionsQuery } from '../hooks/subscriptions/subscription-queries';
import { useRenewalsScreen } from '../hooks/subscriptions/useRenewalsScreen';
import { useSubscriptionScreen } from '../hooks/subscriptions/useSubscriptionScreen';
import { useSubscriptionsScreen } from '../hooks/subscriptions/useSubscriptionsScreen';
import { sharedFactsMessages } from '../messages/generated/en/shared';
import { subscriptionsListMessages } from '../messages/generated/en/subscriptions';
import { useMessages } from '../messages/messages';
import { useRecordTitle } from './record-title';
import { type RowPlace, row } from './row';
import { wired } from './wired';

/** The own company's, for viewers without customers or on request. */
export const scopeIn = ({
  params,
  viewer,
}: Pick<RowPlace, 'params' | 'viewer'>): SubscriptionsScope =>
  params.get(SCOPE) === 'own' || viewer?.customerType === 0 ? 'own' : 'all';

const listIn = ({ params }: Pick<RowPlace, 'params'>) =>
  SUBSCRIPTIONS_LISTS[subscriptionsViewIn(params.get(VIEW))];

const placeIn = (params: URLSearchParams) => ({
  view: subscriptionsViewIn(params.get(VIEW)),
  isGrouped: params.get(GROUP) === 'project',
});

/** A new key for another list, so that it does not keep the previous search. */
const opened = (name: string, value: string | null) => (now: URLSearchParams) => {
  const kept = [SCOPE, GROUP, VIEW].filter((one) => one !== name && now.has(one));
  const next = new URLSearchParams(kept.map((one) => [one, now.get(one) ?? '']));
  if (value !== null) next.set(name, value);
  return next;
};

export const subscriptions = row({
  useScreen: useSubscriptionsScreen,
  Component: SubscriptionsScreen,
  isLive: true,
  list: listIn,
  place: ({ params, go }) => ({
    ...placeIn(params),
    onViewChange: (view) => go(opened(VIEW, view === 'all' ? null : view)),
    onGroupedChange: (isGrouped) => go(opened(GROUP, isGrouped ? 'project' : null)),
  }),
  useTitle: () => useMessages(subscriptionsListMessages)('listTitle'),
  need: SUBSCRIPTIONS_READ,
  firstRead: ({ client, query, ...place }) =>
    subscriptionsQuery(client, { ...placeIn(place.params), query, scope: scopeIn(place) }),
});

/** What is subscribed to. */
export const Subscriptions = wired(subscriptions);

export const subscription = row({
  useScreen: useSubscriptionScreen,
  Component: SubscriptionScreen,
  isLive: true,
  list: SUBSCRIPTION_ORDERS,
  reading: ({ subscription }) => subscription,
  useTitle({ access, subscription }, { id }) {
    const t = useMessages(sharedFactsMessages);
    const kind = t('columnSubscription');
    return useRecordTitle({
      ...{ id, access, reading: subscription, lists: subscriptionKeys.all, kind },
      nameOf: ({ friendlyName, productName }) => friendlyName ?? productName,
    });
  },
});

/** One subscription, with its seats, plan and renewal. */
export const Subscription = wired(subscription);

export const renewals = row({
  useScreen: useRenewalsScreen,
  Component: RenewalsScreen,
  list: RENEWALS_LIST,
  place: ({ params, viewer, go }) => ({
    scope: scopeIn({ params, viewer }),
    place: renewalsPlaceIn(params),
    onPlaceChange: (place) =>
      go((now) => addressWithRenewals(now, place), { replace: true, preventScrollReset: true }),
  }),
  useTitle: () => useMessages(subscriptionsListMessages)('viewRenewals'),
});

/** What renews in the coming months. */
export const Renewals = wired(renewals);
