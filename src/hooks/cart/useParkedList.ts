import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listParkedCarts } from '../../api/calls/cart';
import { isApiError } from '../../api/errors';
import { PARKED_CARTS_MAX, type ParkedCart } from '../../domain/cart/parked-cart';
import { dataOr, mapReading, type Reading } from '../../domain/reading';
import { cartKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** The carts that are put aside, as far as the server knows of any. */
export interface ParkedList {
  /** The carts; null for a server that can put none aside. */
  readonly carts: Reading<readonly ParkedCart[]> | null;
  /** Whether there is room for one more. */
  readonly hasRoom: boolean;
}

const never = () => false;

/**
 * The viewer's carts that are put aside (workday §4). They are read again when another cart becomes the
 * present one, whichever tab it was.
 *
 * @param cartId - the present cart; null while it is not known
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
        // A server of an earlier time has no such carts.
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
