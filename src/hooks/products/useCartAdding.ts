import { useState } from 'react';
import type { AddedChoice, CartAdding } from '../../contracts/products';
import { useAddToCart } from '../cart/useAddToCart';

const RESULTS = {
  saved: 'added',
  expired: 'expired',
  alreadyOrdered: 'alreadyOrdered',
  // Adding names no revision, so that no cart is too new for it.
  changed: 'added',
} as const;

/** Puts what is chosen on a product's page into the cart, and says what became of it. */
export function useCartAdding(): CartAdding {
  const { add, isPending, failure, answer } = useAddToCart();
  const [choice, setChoice] = useState<AddedChoice | null>(null);
  return {
    onAdd: (next) => {
      if (isPending) return;
      setChoice(next);
      void add(next);
    },
    isPending,
    failure,
    result: answer && RESULTS[answer.status],
    choice,
  };
}
