import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listParkedCarts } from '../../api/calls/cart';
import { isApiError } from '../../api/errors';
import { PARKED_CARTS_MAX, type ParkedCart } from '../../domain/cart/parked-cart';
import { dataOr, mapReading, type Reading } from '../../domain/reading';
import { cartKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** The parked carts, if the server supports them. */
export interface ParkedList {
  /** The carts; null if the server does not support them. */
  readonly carts: Reading<readonly ParkedCart[]> | null;
  /** Whether another one can be parked. */
  readonly hasRoom: boolean;
}

const never = () => false;

/**
 * The viewer's parked carts (workday §4). Refetched when another cart becomes the current one, in
 * any tab.
 *
 * @param cartId - id of the current cart; null while loading
 */
export function useParkedList(cartId: string | null, isEnabled: boolean): ParkedList {
  const queryClient = useQueryClient();
  const reading = useRead<readonly ParkedCart[] | null>({
    key: cartKeys.parked,
    isEnabled,
    isEmpty: never,
    read: async (client, options) => {
      try {
        return await listParkedCarts(client, options);
      } catch (error) {
        // An older server does not support them.
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
  const last = useRef(cartId);
  useEffect(() => {
    const before = last.current;
    last.current = cartId;
    if (before === null || before === cartId) return;
    void queryClient.invalidateQueries({ queryKey: cartKeys.parked });
  }, [cartId, queryClient]);
  const known = dataOr(reading, null);
  const isMissing = reading.status === 'ready' && known === null;
  return {
    carts: isMissing ? null : mapReading(reading, (carts) => carts ?? []),
    hasRoom: known !== null && known.length < PARKED_CARTS_MAX,
  };
}
