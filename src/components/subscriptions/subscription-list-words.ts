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

/** The words of the list. */
export type ListWords = Translate<(typeof subscriptionsListMessages)['messages']>;
/** The words of columns and facts. */
export type FactWords = Translate<(typeof sharedFactsMessages)['messages']>;
/** The words of what needs attention. */
export type AttentionWords = Translate<(typeof sharedAttentionMessages)['messages']>;
/** The words of the columns. */
export type ColumnWords = Translate<(typeof subscriptionsColumnsMessages)['messages']>;
/** The words of states and renewals. */
export type StateWords = Translate<(typeof sharedSubscriptionStatesMessages)['messages']>;
