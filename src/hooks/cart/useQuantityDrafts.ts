import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../domain/cart/cart';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import type { CartEditor } from './useCartEditor';

/** How long a quantity is unchanged before it is saved, in milliseconds. */
const SAVE_DELAY_MS = 500;
/** Quantities by line, and whether they are to be saved without waiting for another step. */
interface Waiting {
  readonly drafts: ReadonlyMap<string, number>;
  readonly isDue: boolean;
}

const NOTHING: Waiting = { drafts: new Map<string, number>(), isDue: false };

const without = ({ drafts, isDue }: Waiting, lineId: string): Waiting => {
  const others = new Map([...drafts].filter(([id]) => id !== lineId));
  return { drafts: others, isDue: isDue && others.size > 0 };
};

/** Quantities that are being typed or stepped through. */
export interface QuantityDrafts {
  /** What is typed and not sent yet, by line. */
  readonly drafts: ReadonlyMap<string, number>;
  /** Called with a quantity that can be bought; null for what cannot. */
  readonly change: (lineId: string, quantity: number | null) => void;
  /** Saves now what waits. */
  readonly flush: () => void;
}

/** Saves quantities a moment after the last step, so that ten of them are one write. */
export function useQuantityDrafts(
  cart: Cart | null,
  {
    isPending,
    failed,
    edit,
    saveAll,
  }: Pick<CartEditor, 'isPending' | 'failed' | 'edit' | 'saveAll'>,
): QuantityDrafts {
  const [{ drafts, isDue }, setState] = useState(NOTHING);
  const settled = useDebouncedValue(drafts, SAVE_DELAY_MS);
  const [next] = drafts;
  const isNext = next !== undefined && !isPending && (isDue || settled === drafts);
  const latest = useRef({ drafts, saveAll });

  function take(): void {
    if (!next) return;
    const [lineId, quantity] = next;
    setState((before) => without(before, lineId));
    const line = cart?.lines.find(({ id }) => id === lineId);
    // After a failure also what is saved already: that ends its error.
    if (line && (line.quantity !== quantity || failed)) {
      void edit({ type: 'change', lineId, changes: { quantity } });
    }
  }

  useEffect(() => {
    latest.current = { drafts, saveAll };
    if (isNext) take();
  });
  // Who leaves the page has changed it nevertheless.
  useEffect(
    () => () => {
      const { drafts: left, saveAll: save } = latest.current;
      const edits = [...left].map(
        ([lineId, quantity]) => ({ type: 'change', lineId, changes: { quantity } }) as const,
      );
      void save(edits);
    },
    [],
  );

  return {
    drafts,
    change: (lineId, quantity) =>
      setState((before) => {
        const others = without(before, lineId);
        if (quantity === null) return others;
        return { ...others, drafts: new Map([...others.drafts, [lineId, quantity]]) };
      }),
    // With nothing that waits, what is typed next is not to be saved at its first digit.
    flush: () => setState((before) => ({ ...before, isDue: before.drafts.size > 0 })),
  };
}
