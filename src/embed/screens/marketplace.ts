import { embedScreen } from '../screen';
import type { MarketplaceProperties } from './MarketplaceEmbed';

/** The products that can be bought. */
export const marketplace = embedScreen<MarketplaceProperties>({
  name: 'marketplace',
  needsUser: 'yes',
  properties: { productHref: 'text', chooseBuyerHref: 'text' },
  events: [],
  load: async () => (await import('./MarketplaceEmbed')).MarketplaceEmbed,
});
