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

/** Translates the list. */
export type ListWords = Translate<(typeof subscriptionsListMessages)['messages']>;
/** Translates columns and facts. */
export type FactWords = Translate<(typeof sharedFactsMessages)['messages']>;
/** Translates what needs attention. */
export type AttentionWords = Translate<(typeof sharedAttentionMessages)['messages']>;
/** Translates the columns. */
export type ColumnWords = Translate<(typeof subscriptionsColumnsMessages)['messages']>;
/** Translates states and renewals. */
export type StateWords = Translate<(typeof sharedSubscriptionStatesMessages)['messages']>;
