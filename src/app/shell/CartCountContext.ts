import { createContext, useContext } from 'react';

/** The number that the portal was given; no call for it is specified. */
export const CartCountContext = /* @__PURE__ */ createContext(0);

/** How many items are in the cart. */
export function useCartCount(): number {
  return useContext(CartCountContext);
}
