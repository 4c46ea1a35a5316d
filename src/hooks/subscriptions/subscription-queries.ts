import { getSubscription, listSubscriptions } from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  type SubscriptionsPlace,
  type SubscriptionsScope,
  subscriptionsAsked,
} from '../../domain/subscriptions/subscriptions-list';
import { subscriptionKeys } from '../reads/keys';
import {
  type ListSource,
  listQuery,
  type ReadQuery,
  type ReadSource,
  readQuery,
} from '../reads/read-query';
import { needingAttentionSource } from './needing-attention-source';

export const subscriptionsSource = (place: SubscriptionsPlace): ListSource<Page<Subscription>> => ({
  key: (query) => subscriptionKeys.list(subscriptionsAsked(query, place)),
  read: (client, query, call) => listSubscriptions(client, subscriptionsAsked(query, place), call),
});
export const subscriptionSource = (id: string): ReadSource<Subscription> => ({
  key: subscriptionKeys.one(id),
  read: (client, call) => getSubscription(client, { id }, call),
});

/** State of the list of subscriptions. */
export interface SubscriptionsQueryPlace extends Partial<SubscriptionsPlace> {
  /** The page, its order and filters. @default the first page */
  readonly query?: Partial<ListQuery> | undefined;
}

/**
 * A page of the subscriptions, as `useSubscriptionsScreen` reads it: all that the viewer may see,
 * in the view of all. Viewers without customers always see the `scope` `own`.
 */
export function subscriptionsQuery(
  client: ApiClient,
  { query, scope = 'all', view = 'all', isGrouped = false }: SubscriptionsQueryPlace = {},
): ReadQuery<Page<Subscription>> {
  return listQuery(client, subscriptionsSource({ scope, view, isGrouped }), query);
}

/** How many need attention, as `useSubscriptionsScreen` reads it beside {@link subscriptionsQuery}. */
export function subscriptionsAttentionQuery(
  client: ApiClient,
  scope: SubscriptionsScope = 'all',
): ReadQuery<Page<Subscription>> {
  return readQuery(client, needingAttentionSource(scope));
}

/** One subscription, as `useSubscriptionScreen` reads it. */
export function subscriptionQuery(client: ApiClient, id: string): ReadQuery<Subscription> {
  return readQuery(client, subscriptionSource(id));
}
