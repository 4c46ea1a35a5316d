import type {
  sharedAttentionMessages,
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import type {
  subscriptionsColumnsMessages,
  subscriptionsListMessages,
} from '../../messages/generated/en/subscriptions';
import type { Translate } from '../../messages/messages';

export type ListWords = Translate<(typeof subscriptionsListMessages)['messages']>;
export type FactWords = Translate<(typeof sharedFactsMessages)['messages']>;
export type AttentionWords = Translate<(typeof sharedAttentionMessages)['messages']>;
export type ColumnWords = Translate<(typeof subscriptionsColumnsMessages)['messages']>;
export type StateWords = Translate<(typeof sharedSubscriptionStatesMessages)['messages']>;
