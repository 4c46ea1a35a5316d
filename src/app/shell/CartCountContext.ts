import { createContext, useContext } from 'react';

/** The number that the portal was given; null where it counts the lines of the cart itself. */
export const CartCountContext = createContext<number | null>(null);

/** How many items the page around the portal says are in the cart; null where it says nothing. */
export function useGivenCartCount(): number | null {
  return useContext(CartCountContext);
}
