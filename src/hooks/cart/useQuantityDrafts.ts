import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../domain/cart/cart';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import type { CartEditor } from './useCartEditor';

/** How long a quantity is unchanged before it is saved, in milliseconds. */
const SAVE_DELAY_MS = 500;
const NONE: ReadonlyMap<string, number> = /* @__PURE__ */ new Map<string, number>();

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
  const [drafts, setDrafts] = useState(NONE);
  const [isDue, setDue] = useState(false);
  const settled = useDebouncedValue(drafts, SAVE_DELAY_MS);
  const [next] = drafts;
  const isNext = next !== undefined && !isPending && (isDue || settled === drafts);
  const latest = useRef({ drafts, saveAll });

  function take(): void {
    if (!next) return;
    const [lineId, quantity] = next;
    setDrafts((before) => new Map([...before].filter(([id]) => id !== lineId)));
    if (drafts.size === 1) setDue(false);
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
      setDrafts((before) => {
        const others = [...before].filter(([id]) => id !== lineId);
        return new Map(quantity === null ? others : [...others, [lineId, quantity]]);
      }),
    flush: () => setDue(true),
  };
}
