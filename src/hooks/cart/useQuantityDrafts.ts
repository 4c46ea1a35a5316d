import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../domain/cart/cart';
import type { CartEdit } from '../../domain/cart/cart-edits';
import { useDebouncedValue } from '../timing/useDebouncedValue';

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
  isBusy: boolean,
  edit: (edit: CartEdit) => Promise<boolean>,
): QuantityDrafts {
  const [drafts, setDrafts] = useState(NONE);
  const [isDue, setDue] = useState(false);
  const settled = useDebouncedValue(drafts, SAVE_DELAY_MS);
  const [next] = drafts;
  const isNext = next !== undefined && !isBusy && (isDue || settled === drafts);
  const latest = useRef({ drafts, cart, edit });

  function take(): void {
    if (!next) return;
    const [lineId, quantity] = next;
    setDrafts((before) => new Map([...before].filter(([id]) => id !== lineId)));
    if (drafts.size === 1) setDue(false);
    const line = cart?.lines.find(({ id }) => id === lineId);
    if (line && line.quantity !== quantity) {
      void edit({ type: 'change', lineId, changes: { quantity } });
    }
  }

  useEffect(() => {
    latest.current = { drafts, cart, edit };
    if (isNext) take();
  });
  // Who leaves the page has changed it nevertheless.
  useEffect(
    () => () => {
      const { drafts: left, edit: save } = latest.current;
      for (const [lineId, quantity] of left) {
        void save({ type: 'change', lineId, changes: { quantity } });
        break;
      }
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
