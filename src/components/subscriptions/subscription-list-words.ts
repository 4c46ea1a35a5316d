import type {
  subscriptionsColumnsMessages,
  subscriptionsListMessages,
  subscriptionsStatesMessages,
} from '../../messages/generated/en/subscriptions';
import type { Translate } from '../../messages/messages';

/** The words of the list. */
export type ListWords = Translate<(typeof subscriptionsListMessages)['messages']>;
/** The words of the columns. */
export type ColumnWords = Translate<(typeof subscriptionsColumnsMessages)['messages']>;
/** The words of states and renewals. */
export type StateWords = Translate<(typeof subscriptionsStatesMessages)['messages']>;
