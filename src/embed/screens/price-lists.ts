import { embedScreen } from '../screen';
import type { PriceListsProperties } from './PriceListsEmbed';

/** Price lists, of which each opens one. */
export const priceLists = embedScreen<PriceListsProperties>({
  name: 'price-lists',
  needsUser: 'yes',
  properties: { priceListHref: 'text' },
  events: [],
  load: async () => (await import('./PriceListsEmbed')).PriceListsEmbed,
});
