import { embedScreen } from '../screen';
import type { RenewalsProperties } from './RenewalsEmbed';

/** What renews in the coming months. */
export const renewals = embedScreen<RenewalsProperties>({
  name: 'renewals',
  needsUser: 'yes',
  properties: { subscriptionHref: 'text', customerHref: 'text' },
  events: [],
  load: async () => (await import('./RenewalsEmbed')).RenewalsEmbed,
});
