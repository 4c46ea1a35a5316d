import { embedScreen } from '../screen';
import type { SubscriptionEvents, SubscriptionProperties } from './SubscriptionEmbed';

/** One subscription, with its seats, plan and renewal. */
export const subscription = embedScreen<SubscriptionProperties, SubscriptionEvents>({
  name: 'subscription',
  needsUser: 'yes',
  properties: {
    id: 'required',
    subscriptionsHref: 'text',
    customerHref: 'text',
    statementHref: 'text',
    orderHref: 'text',
  },
  events: ['done'],
  load: async () => (await import('./SubscriptionEmbed')).SubscriptionEmbed,
});
