import { useState } from 'react';
import { deleteParkedCart } from '../../api/calls/cart';
import { isApiError } from '../../api/errors';
import type { ParkedCartsState } from '../../contracts/cart';
import type { ParkedCart } from '../../domain/cart/parked-cart';
import { cartKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';
import type { CartEditor } from './useCartEditor';
import { useParkedList } from './useParkedList';

/** Parked carts on the cart page (workday §4); null if the server does not support them. */
export function useParkedCarts(
  { editing, store }: CartEditor,
  isEnabled: boolean,
): ParkedCartsState | null {
  const { carts } = useParkedList(editing.cart?.id ?? null, isEnabled);
  const [isNaming, setNaming] = useState(false);
  const [confirming, setAsked] = useState<{ cart: ParkedCart; isOpen: boolean } | null>(null);
  const deletion = useWrite(
    async (client, { id }: { readonly id: string }) => {
      try {
        await deleteParkedCart(client, { id });
      } catch (error) {
        // After a lost response, or a write of another tab, it no longer exists.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    { stale: () => [cartKeys.parked] },
  );

  const { sent, queue, swapFailure } = editing;
  const writes = (sent ? [sent, ...queue] : queue).map(({ write }) => write);

  async function putAside(name: string | null): Promise<void> {
    if (await store.write({ type: 'park', name })) setNaming(false);
  }
  async function drop({ id }: ParkedCart): Promise<void> {
    const { status } = await deletion.run({ id });
    if (status === 'done') setAsked((before) => before && { ...before, isOpen: false });
  }
  function open(next: () => void): void {
    store.dispatch({ type: 'FORGET_SWAP' });
    deletion.reset();
    next();
  }

  if (carts === null) return null;
  return {
    carts,
    naming: isNaming
      ? {
          isPending: writes.some(({ type }) => type === 'park'),
          failure: swapFailure,
          onPark: (name) => void putAside(name),
          onClose: () => setNaming(false),
        }
      : null,
    onPutAside: () => open(() => setNaming(true)),
    onTake: ({ id }) => open(() => void store.write({ type: 'take', id })),
    takenId: writes.find((write) => write.type === 'take')?.id ?? null,
    failure: isNaming ? null : swapFailure,
    onDelete: (cart) => open(() => setAsked({ cart, isOpen: true })),
    deletion: confirming && {
      ...confirming,
      isPending: deletion.isPending,
      failure: deletion.failure,
      onConfirm: () => void drop(confirming.cart),
      onClose: () => setAsked({ ...confirming, isOpen: false }),
    },
  };
}
