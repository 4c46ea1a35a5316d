import { ProductsScreen } from '../../components/products/ProductsScreen';
import { useProductsScreen } from '../../hooks/products/useProductsScreen';
import { fillHref } from '../href-template';
import { PORTAL_HREFS } from '../portal-hrefs';
import type { EmbedProps } from '../screen';

/** What `<plinth-marketplace>` can be told beside what all can. */
export interface MarketplaceProperties {
  /** Address of a product, with `{id}`. @default the portal's */
  productHref?: string | undefined;
  /** Address of the page that chooses for whom is bought. @default no link */
  chooseBuyerHref?: string | undefined;
}

/** The products that can be bought. */
export function MarketplaceEmbed({
  productHref,
  chooseBuyerHref,
}: EmbedProps<MarketplaceProperties>) {
  const screen = useProductsScreen({
    productHref: (id) => fillHref(productHref ?? PORTAL_HREFS.product, { id }),
    chooseBuyerHref,
  });
  return <ProductsScreen {...screen} />;
}
