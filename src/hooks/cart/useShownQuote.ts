import { useState } from 'react';
import type { Cart } from '../../domain/cart/cart';
import type { Quote } from '../../domain/cart/quote';
import type { Reading } from '../../domain/reading';
import { useQuote } from './useQuote';

/**
 * What a cart comes to. While a changed cart is priced anew, the price before stays and is `isPrevious`;
 * a price that could not be had is never stood in for.
 */
export function useShownQuote(cart: Cart | null): Reading<Quote> {
  const reading = useQuote(cart);
  const [last, setLast] = useState<Quote | null>(null);
  const answer = reading.status === 'ready' ? reading.data : null;
  const quote = answer?.status === 'quoted' ? answer.quote : null;
  if (quote !== null && quote !== last) setLast(quote);
  if (reading.status === 'failed') return reading;
  if (reading.status === 'ready' && quote !== null) return { ...reading, data: quote };
  const isOfThisCart = last !== null && cart !== null;
  return isOfThisCart
    ? { status: 'ready', data: last, isStale: false, isPrevious: true }
    : { status: 'loading' };
}
