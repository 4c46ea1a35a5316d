import { listSubscriptions } from '../../api/calls/subscriptions';
import type { Page } from '../../domain/paging';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  attentionAsked,
  type SubscriptionsScope,
} from '../../domain/subscriptions/subscriptions-list';
import { subscriptionKeys } from '../reads/keys';
import type { ReadSource } from '../reads/read-query';

/** How many need attention: the total from a page of size one. */
export const needingAttentionSource = (
  scope: SubscriptionsScope,
): ReadSource<Page<Subscription>> => ({
  key: subscriptionKeys.list(attentionAsked(scope)),
  read: (client, call) => listSubscriptions(client, attentionAsked(scope), call),
});
