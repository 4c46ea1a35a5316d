import { embedScreen } from '../screen';
import type { NewCustomerProperties } from './NewCustomerEmbed';

/** The form for a new customer, in steps. */
export const newCustomer = embedScreen<NewCustomerProperties>({
  name: 'new-customer',
  needsUser: 'yes',
  properties: { customersHref: 'text' },
  events: [],
  load: async () => (await import('./NewCustomerEmbed')).NewCustomerEmbed,
});
