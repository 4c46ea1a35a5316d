import { useEffect, useState } from 'react';
import { type CartDifference, type FailedCartEdit, newsOf } from '../../domain/cart/cart-edits';
import type { CartEditor } from './useCartEditor';
import type { QuantityDrafts } from './useQuantityDrafts';

/** The way on, once what was typed is saved. */
export interface SavedFirst {
  /** Whether it waits for that. */
  readonly isWaiting: boolean;
  /** Saves what is left, and then goes; stays where something could not be saved. */
  readonly go: (go: () => void) => void;
}

/** A press that waits, and what had gone wrong before it. */
interface Waiting {
  readonly go: () => void;
  readonly failed: FailedCartEdit | null;
  readonly news: CartDifference | null;
}

/** One press is enough (contract §4.34): what was typed is saved, then the step is taken. */
export function useSavedFirst(
  { drafts, flush }: QuantityDrafts,
  { isSettled, isPending, failed, editing }: CartEditor,
): SavedFirst {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const news = newsOf(editing)?.difference ?? null;
  const isRefused =
    (failed !== null && failed !== waiting?.failed) || (news !== null && news !== waiting?.news);
  const isSaved = drafts.size === 0 && isSettled && !isPending;
  useEffect(() => {
    if (!waiting || !(isRefused || isSaved)) return;
    setWaiting(null);
    if (!isRefused) waiting.go();
  }, [waiting, isRefused, isSaved]);
  return {
    isWaiting: waiting !== null,
    go(go) {
      if (isSaved) go();
      else {
        flush();
        setWaiting({ go, failed, news });
      }
    },
  };
}
