import { useState } from 'react';
import { FIRST_PLACE, type ProductsPlace } from '../../domain/products/products-place';

/** Where a reader of the marketplace is, when you hold it: in an address, for example. */
export interface HeldPlace {
  /** Where they are. @default the hook holds it itself: cards, nothing to compare */
  readonly place?: ProductsPlace | undefined;
  /** Called with where they go. @default nothing */
  readonly onPlaceChange?: ((place: ProductsPlace) => void) | undefined;
}

/** The place and its setter, held by whoever calls, or else here. */
export function useProductsPlace({ place, onPlaceChange }: HeldPlace): {
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
