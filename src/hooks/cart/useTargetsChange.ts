import { useCallback, useState } from 'react';
import type { CartQuestion } from '../../contracts/cart';
import { isStillWanted } from '../../domain/cart/cart-edits';
import { cartMove, type NamedTarget } from '../../domain/cart/cart-move';
import type { CartEditor } from './useCartEditor';
import { useParkedList } from './useParkedList';

/** Changes the targets of the cart. */
export interface TargetsChange {
  /** Changes them, or asks first; calls back once saved, and never if the save fails. */
  readonly change: (requested: readonly NamedTarget[], onDone?: () => void) => void;
  /** The question; null for none. */
  readonly question: CartQuestion | null;
}

interface Wanted {
  readonly targets: readonly NamedTarget[];
  readonly onDone: (() => void) | undefined;
}

/**
 * A cart never changes its customer without a question (workday §4): if it holds lines, the viewer
 * chooses to keep them for the new customer or to park them.
 */
export function useTargetsChange({ editing, isPending, store }: CartEditor): TargetsChange {
  const [pending, ask] = useState<Wanted | null>(null);
  const parked = useParkedList(editing.cart?.id ?? null, pending !== null);
  const move = pending && editing.cart && cartMove(editing.cart, pending.targets);
  // After a change by others the question may be obsolete.
  if (pending && !move && !isPending) ask(null);

  const set = useCallback(
    async ({ targets: nextTargets, onDone }: Wanted): Promise<void> => {
      ask(null);
      const targets = nextTargets.map(({ customerId, tenantId }) => ({ customerId, tenantId }));
      const next = { type: 'targets', targets } as const;
      const { cart } = store.get();
      const isThere = cart !== null && !isStillWanted(next, cart);
      if (isThere || (await store.write(next))) onDone?.();
    },
    [store],
  );
  const change = useCallback<TargetsChange['change']>(
    (targets, onDone) => {
      store.dispatch({ type: 'FORGET_SWAP' });
      const { cart } = store.get();
      if (cart && cartMove(cart, targets)) ask({ targets, onDone });
      else void set({ targets, onDone });
    },
    [store, set],
  );
  async function putAside(wanted: Wanted): Promise<void> {
    if (!(await store.write({ type: 'park', name: null }))) return;
    const { cart } = store.get();
    // An empty cart gets the new targets; if it holds lines by now, the question is repeated.
    if (cart && !cartMove(cart, wanted.targets)) void set(wanted);
  }

  return {
    change,
    question: move &&
      pending && {
        about: { type: 'move', ...move },
        isPending,
        failure: editing.swapFailure,
        onGoOn: () => void set(pending),
        onPutAside: parked.hasRoom ? () => void putAside(pending) : null,
        onClose: () => ask(null),
      },
  };
}
