import { embedScreen } from '../screen';
import type { CustomerEvents, CustomerProperties } from './CustomerEmbed';

/** One customer with all that belongs to them. */
export const customer = embedScreen<CustomerProperties, CustomerEvents>({
  name: 'customer',
  needsUser: 'yes',
  properties: {
    id: 'required',
    customersHref: 'text',
    subscriptionHref: 'text',
    orderHref: 'text',
    statementHref: 'text',
  },
  events: ['done', 'invited'],
  load: async () => (await import('./CustomerEmbed')).CustomerEmbed,
});
