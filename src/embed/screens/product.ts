import { embedScreen } from '../screen';
import type { ProductProperties } from './ProductEmbed';

/** One product with its prices, and how to buy it. */
export const product = embedScreen<ProductProperties>({
  name: 'product',
  needsUser: 'yes',
  properties: { id: 'required', productHref: 'text', productsHref: 'text', cartHref: 'text' },
  events: [],
  load: async () => (await import('./ProductEmbed')).ProductEmbed,
});
