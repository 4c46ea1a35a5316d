import { useState } from 'react';
import { listProducts } from '../../api/calls/products';
import type { ApiClient } from '../../api/client';
import type { ProductsScreenProps } from '../../contracts/products';
import { ALLOWED } from '../../domain/access';
import type { Product } from '../../domain/products/product';
import { canReadProducts } from '../../domain/products/product-access';
import { PRODUCTS_LIST } from '../../domain/products/products-list';
import { FIRST_PLACE, type ProductsPlace } from '../../domain/products/products-place';
import { showsTopVendors, topVendors, type VendorOffer } from '../../domain/products/top-vendors';
import { dataOr, type Reading } from '../../domain/reading';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { productKeys } from '../reads/keys';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { productsSource } from './product-queries';
import { useBuyer } from './useBuyer';
import { useSeveralProducts } from './useSeveralProducts';

/** The reader's choices in the marketplace, if controlled, for example kept in the address. */
export interface HeldPlace {
  /** The choices. @default uncontrolled: cards, nothing compared */
  readonly place?: ProductsPlace | undefined;
  /** Called with the new choices. @default nothing */
  readonly onPlaceChange?: ((place: ProductsPlace) => void) | undefined;
}

/** The state and its setter, controlled by the caller or held here. */
function useProductsPlace({ place, onPlaceChange }: HeldPlace): {
  readonly place: ProductsPlace;
  readonly onPlaceChange: (place: ProductsPlace) => void;
} {
  const [own, setOwn] = useState(FIRST_PLACE);
  return {
    place: place ?? own,
    onPlaceChange: (next) => {
      setOwn(next);
      onPlaceChange?.(next);
    },
  };
}

/** Number of a vendor's products whose categories are named if the server counts none. */
const SAMPLED = 3;
const never = () => false;

async function readOffer(
  client: ApiClient,
  id: string,
  customerId: string | null,
  options: { readonly signal: AbortSignal },
): Promise<VendorOffer> {
  const filters = { vendorId: [id] };
  const listQuery = {
    pageNumber: 1,
    pageSize: SAMPLED,
    filters,
    customerId: customerId ?? undefined,
  };
  const { data, facets } = await listProducts(client, listQuery, options);
  const counted = facets?.find(({ field }) => field === 'category')?.values;
  const categories = counted?.map(({ value }) => value) ?? data.map(({ category }) => category);
  return { id, categories: [...new Set(categories)] };
}

/** The products of the top vendors: a small list each, read in parallel (commerce §5). */
function useTopVendors(
  ids: readonly string[],
  customerId: string | null,
  isEnabled: boolean,
): Reading<readonly VendorOffer[]> {
  return useRead({
    key: productKeys.vendors(ids, customerId),
    isEnabled: isEnabled && ids.length > 0,
    isEmpty: never,
    read: (client, options) =>
      Promise.all(ids.map((id) => readOffer(client, id, customerId, options))),
  });
}

/**
 * Options of {@link useProductsScreen}: the state of the list and the reader's choices, if
 * controlled.
 */
export interface ProductsScreenOptions extends HeldQuery, HeldPlace {}

const NO_PAGE = { data: [], totalRecords: null, totalPages: null, facets: undefined };

/**
 * Everything that `ProductsScreen` shows (commerce §5): the marketplace with its top vendors,
 * search, facets, order and page, at the buyer's prices, and up to four products compared. No
 * request is sent before sign-in, or if the viewer may not see it.
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
    list,
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
