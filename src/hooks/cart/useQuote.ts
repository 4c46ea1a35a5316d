import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getQuote } from '../../api/calls/cart';
import { cartConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { Cart } from '../../domain/cart/cart';
import type { Quote } from '../../domain/cart/quote';
import type { Order } from '../../domain/orders/order';
import type { Reading } from '../../domain/reading';
import { cartKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useHasPassed } from '../timing/useHasPassed';
import { useKeepCart } from './useKeepCart';

/** The server's response to a request for the price of a cart (wire §3.3). */
export type QuoteAnswer =
  | {
      readonly status: 'quoted';
      /** The price. */
      readonly quote: Quote;
    }
  /** The cart has changed or expired; the newest one is stored. */
  | { readonly status: 'changed' }
  | {
      readonly status: 'alreadyOrdered';
      /** What was bought. */
      readonly orders: readonly Order[];
    };

const never = () => false;

/**
 * The price of a cart. It is refetched when it expires. All pages and tabs get the same price for a
 * revision (commerce §3, "Key").
 *
 * @param cart - null while loading, or if it cannot be bought
 */
export function useQuote(cart: Cart | null): Reading<QuoteAnswer> {
  const queryClient = useQueryClient();
  const keep = useKeepCart();
  const revision = cart?.revision ?? 0;
  const reading = useRead<QuoteAnswer>({
    key: cartKeys.quote(revision),
    isEnabled: cart !== null,
    isEmpty: never,
    read: async (client, options) => {
      try {
        return { status: 'quoted', quote: await getQuote(client, { revision }, options) };
      } catch (error) {
        if (!isApiError(error) || error.status !== 409) throw error;
        const { code, cart: newest, orders } = cartConflictOf(error);
        if (code === 'already_ordered') return { status: 'alreadyOrdered', orders };
        if (newest === null) throw error;
        keep(newest);
        return { status: 'changed' };
      }
    },
  });

  const answer = reading.status === 'ready' ? reading.data : null;
  const until = answer?.status === 'quoted' ? answer.quote.validUntilAt : null;
  const isOver = useHasPassed(until?.getTime() ?? null);
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: cartKeys.quote(revision) });
  }, [isOver, queryClient, revision]);
  return reading;
}
