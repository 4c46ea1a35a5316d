import { createContext, useContext } from 'react';

/** The count passed to the portal; null if the portal counts the lines of the cart itself. */
export const CartCountContext = createContext<number | null>(null);

/** The count of cart items passed by the surrounding page; null for none. */
export function useGivenCartCount(): number | null {
  return useContext(CartCountContext);
}
