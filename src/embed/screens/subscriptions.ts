import { embedScreen } from '../screen';
import type { SubscriptionsProperties } from './SubscriptionsEmbed';

/** What is subscribed to. */
export const subscriptions = embedScreen<SubscriptionsProperties>({
  name: 'subscriptions',
  needsUser: 'yes',
  properties: { subscriptionHref: 'text', customerHref: 'text', renewalsHref: 'text' },
  events: [],
  load: async () => (await import('./SubscriptionsEmbed')).SubscriptionsEmbed,
});
