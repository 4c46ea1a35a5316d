import type { ProductsScreenProps } from '../../contracts/products';
import { ALLOWED } from '../../domain/access';
import type { Product } from '../../domain/products/product';
import { canReadProducts } from '../../domain/products/product-access';
import { PRODUCTS_LIST } from '../../domain/products/products-list';
import { showsTopVendors, topVendors } from '../../domain/products/top-vendors';
import { dataOr } from '../../domain/reading';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { type HeldQuery, useList } from '../reads/useList';
import { productsSource } from './product-queries';
import { useBuyer } from './useBuyer';
import { type HeldPlace, useProductsPlace } from './useProductsPlace';
import { useSeveralProducts } from './useSeveralProducts';
import { useTopVendors } from './useTopVendors';

/** Options of {@link useProductsScreen}: where the list and its reader are, when you hold it. */
export interface ProductsScreenOptions extends HeldQuery, HeldPlace {}

const NO_PAGE = { data: [], totalRecords: null, totalPages: null, facets: undefined };

/**
 * Everything that `ProductsScreen` shows (commerce §5): the marketplace with its top vendors, search,
 * facets, order and page, at the prices of whom the cart is for, and up to four products beside each
 * other. No call is made before a user is signed in, and none for one who may not see it.
 *
 * @example
 * const Marketplace = () => (
 *   <ProductsScreen {...useProductsScreen()} />
 * );
 */
export function useProductsScreen(options: ProductsScreenOptions = {}): ProductsScreenProps {
  const viewer = useViewer();
  // Reading is not blocked while impersonating (wire §1).
  const access = useSignedInAccess(
    viewer ? canReadProducts({ ...viewer, allowedWhileImpersonating: null }) : ALLOWED,
  );
  const { place, onPlaceChange } = useProductsPlace(options);
  const { pricesOf } = place;
  const { buyer, customerId, isKnown, failure } = useBuyer(pricesOf);
  const isEnabled = isKnown && access.allowed;
  const list = useList<Product>({
    name: 'products',
    query: options.query,
    onQueryChange: options.onQueryChange,
    start: PRODUCTS_LIST.start,
    ...productsSource(customerId),
    getRowKey: ({ id }) => id,
    isEnabled,
  });
  const { facets } = dataOr(list.rows, NO_PAGE);
  const shown = showsTopVendors(list.query) ? topVendors(facets) : [];
  return {
    ...list,
    access,
    buyer,
    buyerFailure: failure,
    place,
    onPlaceChange,
    vendors: useTopVendors(
      shown.map(({ value }) => value),
      customerId,
      isEnabled,
    ),
    compared: useSeveralProducts(place.compared, customerId, isEnabled),
  };
}
