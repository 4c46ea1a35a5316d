import { embedScreen } from '../screen';
import type { OrderEvents, OrderProperties } from './OrderEmbed';

/** One order with its lines. */
export const order = embedScreen<OrderProperties, OrderEvents>({
  name: 'order',
  needsUser: 'yes',
  properties: {
    id: 'required',
    ordersHref: 'text',
    orderHref: 'text',
    cartHref: 'text',
    subscriptionHref: 'text',
    customerHref: 'text',
  },
  events: ['done'],
  load: async () => (await import('./OrderEmbed')).OrderEmbed,
});
