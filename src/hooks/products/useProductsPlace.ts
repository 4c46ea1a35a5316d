import { useState } from 'react';
import { FIRST_PLACE, type ProductsPlace } from '../../domain/products/products-place';

/** The reader's choices in the marketplace, if controlled, for example kept in the address. */
export interface HeldPlace {
  /** The choices. @default uncontrolled: cards, nothing compared */
  readonly place?: ProductsPlace | undefined;
  /** Called with the new choices. @default nothing */
  readonly onPlaceChange?: ((place: ProductsPlace) => void) | undefined;
}

/** The state and its setter, controlled by the caller or held here. */
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
