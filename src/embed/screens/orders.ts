import { embedScreen } from '../screen';
import type { OrdersProperties } from './OrdersEmbed';

/** Orders, and those that wait for somebody. */
export const orders = embedScreen<OrdersProperties>({
  name: 'orders',
  needsUser: 'yes',
  properties: { orderHref: 'text', customerHref: 'text' },
  events: [],
  load: async () => (await import('./OrdersEmbed')).OrdersEmbed,
});
