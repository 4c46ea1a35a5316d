import { useEffect, useState } from 'react';
import type { CartQuestion } from '../../contracts/cart';
import { isStillWanted } from '../../domain/cart/cart-edits';
import { cartMove, type NamedTarget } from '../../domain/cart/cart-move';
import type { CartEditor } from './useCartEditor';
import { useParkedList } from './useParkedList';

/** Changes whom the cart is for. */
export interface TargetsChange {
  /** Changes it, or asks first; it calls back once it is saved, and never when it is not. */
  readonly change: (wanted: readonly NamedTarget[], onDone?: () => void) => void;
  /** What is asked; null for nothing. */
  readonly question: CartQuestion | null;
}

interface Wanted {
  readonly targets: readonly NamedTarget[];
  readonly onDone: (() => void) | undefined;
  /** The present cart was put aside, so that the new one can be for them. */
  readonly isAside: boolean;
}

/**
 * A cart never changes its customer in silence (workday §4): while it holds lines it is asked whether
 * they are to be bought for others, or put aside.
 */
export function useTargetsChange(editor: CartEditor): TargetsChange {
  const { editing, edit, park, forget, isPending, swapFailure } = editor;
  const [asked, ask] = useState<Wanted | null>(null);
  const parked = useParkedList(editing?.cart.id ?? null, asked !== null);
  const move = asked && editing && cartMove(editing.cart, asked.targets);

  async function set({ targets: wanted, onDone }: Wanted): Promise<void> {
    ask(null);
    const targets = wanted.map(({ customerId, tenantId }) => ({ customerId, tenantId }));
    const next = { type: 'targets', targets } as const;
    const isThere = editing !== null && !isStillWanted(next, editing.cart);
    if (isThere || (await edit(next))) onDone?.();
  }
  // Once the cart is empty it is for them; where another one holds lines by now, it is asked again.
  useEffect(() => {
    if (!asked || move || editing?.status === 'saving') return;
    if (asked.isAside) void set(asked);
    else ask(null);
  });

  return {
    change(targets, onDone) {
      const wanted = { targets, onDone, isAside: false };
      forget();
      if (editing && cartMove(editing.cart, targets)) ask(wanted);
      else void set(wanted);
    },
    question: move &&
      asked && {
        about: { type: 'move', ...move },
        isPending,
        failure: swapFailure,
        onGoOn: () => void set(asked),
        onPutAside: parked.hasRoom
          ? async () => {
              ask({ ...asked, isAside: await park(null) });
            }
          : null,
        onClose: () => ask(null),
      },
  };
}
