import { ProductsScreen } from '../../components/products/ProductsScreen';
import { PRODUCTS_LIST } from '../../domain/products/products-list';
import { useProductsScreen } from '../../hooks/products/useProductsScreen';
import {
  productsCompareMessages,
  productsListMessages,
} from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { ListPlaceHost } from '../ListPlaceHost';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { useProductsAddress } from './useProductsAddress';

/** What is marked and whom one buys for stay when a saved view opens, and are nothing to save. */
const KEPT_BY_VIEWS = ['compare', 'customer'];

/** `/apps/products`: the marketplace, and products side by side. */
export function ProductsPage() {
  return (
    <ListPlaceHost kept={KEPT_BY_VIEWS}>
      <Products />
    </ListPlaceHost>
  );
}

function Products() {
  const t = useMessages(productsListMessages);
  const tCompare = useMessages(productsCompareMessages);
  const screen = useProductsScreen({
    ...useListAddress(PRODUCTS_LIST),
    ...useProductsAddress(),
  });
  return (
    <PageTitle title={screen.place.isComparing ? tCompare('compareTitle') : t('listTitle')}>
      <ProductsScreen {...screen} />
    </PageTitle>
  );
}
