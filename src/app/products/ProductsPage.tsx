import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ProductsScreen } from '../../components/products/ProductsScreen';
import { PRODUCTS_LIST } from '../../domain/products/products-list';
import type { ProductsPlace } from '../../domain/products/products-place';
import { addressWithPlace, placeIn } from '../../domain/products/products-place';
import { useProductsScreen } from '../../hooks/products/useProductsScreen';
import {
  productsCompareMessages,
  productsListMessages,
} from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { ListPlaceHost } from '../ListPlaceHost';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';

/**
 * Where a reader of the marketplace is, kept in the address. A comparison is a page of its own in the
 * history, so that Back leads out of it.
 */
function useProductsAddress(): {
  readonly place: ProductsPlace;
  readonly onPlaceChange: (place: ProductsPlace) => void;
} {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const place = useMemo(() => placeIn(params), [params]);
  return {
    place,
    onPlaceChange: (next) =>
      setParams((now) => addressWithPlace(now, next), {
        replace: next.isComparing === place.isComparing,
        state,
        preventScrollReset: next.isComparing === place.isComparing,
      }),
  };
}

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
