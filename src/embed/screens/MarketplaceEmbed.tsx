import { ProductsScreen } from '../../components/products/ProductsScreen';
import { useProductsScreen } from '../../hooks/products/useProductsScreen';

/** What `<plinth-marketplace>` can be told beside what all can. */
export interface MarketplaceProperties {
  /** Address of a product, with `{id}`. @default the portal's */
  productHref?: string | undefined;
  /** Address of the page that chooses for whom is bought. @default no link */
  chooseBuyerHref?: string | undefined;
}

/** The products that can be bought. */
export function MarketplaceEmbed() {
  const screen = useProductsScreen();
  return <ProductsScreen {...screen} />;
}
