import { embedScreen } from '../screen';
import type { PriceListEvents, PriceListProperties } from './PriceListEmbed';

/** One price list with its prices. */
export const priceList = embedScreen<PriceListProperties, PriceListEvents>({
  name: 'price-list',
  needsUser: 'yes',
  properties: { id: 'required', priceListsHref: 'text' },
  events: ['done'],
  load: async () => (await import('./PriceListEmbed')).PriceListEmbed,
});
