import { ProductScreen } from '../../components/products/ProductScreen';
import { useProductScreen } from '../../hooks/products/useProductScreen';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-product>` can be told beside what all can. */
export interface ProductProperties {
  /** Id of the product. */
  id: string;
  /** Address of another product, with `{id}`. @default the portal's */
  productHref?: string | undefined;
  /** Address of the marketplace. @default the portal's */
  productsHref?: string | undefined;
  /** Address of the cart. @default the portal's */
  cartHref?: string | undefined;
}

/** One product with its prices, and how to buy it. */
export function ProductEmbed({ id, emit }: EmbedProps<ProductProperties>) {
  const screen = useProductScreen({
    id,
  });
  useTellUnshown(screen.product, emit);
  return <ProductScreen {...screen} />;
}
