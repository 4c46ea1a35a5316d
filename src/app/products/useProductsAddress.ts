import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  addressWithPlace,
  type ProductsPlace,
  placeIn,
} from '../../domain/products/products-place';

/**
 * Where a reader of the marketplace is, kept in the address. A comparison is a page of its own in the
 * history, so that Back leads out of it.
 */
export function useProductsAddress(): {
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
