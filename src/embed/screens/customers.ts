import { embedScreen } from '../screen';
import type { CustomersEvents, CustomersProperties } from './CustomersEmbed';

/** The customers of a reseller. */
export const customers = embedScreen<CustomersProperties, CustomersEvents>({
  name: 'customers',
  needsUser: 'yes',
  properties: { customerHref: 'text', newCustomerHref: 'text' },
  events: ['done'],
  load: async () => (await import('./CustomersEmbed')).CustomersEmbed,
});
