import { useCallback, useRef } from 'react';
import { addCartLine, type NewCartLine } from '../../api/calls/cart';
import type { Failure, FailureKind } from '../../domain/failure';
import { createRandomId } from '../../platform/random-id';
import { useConsole } from '../console/console-context';
import type { WriteOutcome } from '../writes/useWrite';
import { type CartAnswer, useCartWrite } from './useCartWrite';

/** What {@link useAddToCart} returns. */
export interface AddToCart {
  /**
   * Adds to the cart. After a lost response, or on a double click, the same choice is sent with the
   * same id, so that it is added once.
   */
  readonly add: (choice: Omit<NewCartLine, 'id'>) => Promise<WriteOutcome<CartAnswer>>;
  /** Whether it is pending. */
  readonly isPending: boolean;
  /** Why the last attempt failed; its `fields` name the invalid inputs. */
  readonly failure: Failure | null;
  /** The server's last response; null before the first, and after a failure. */
  readonly answer: CartAnswer | null;
  /** Clears the last failure or response. */
  readonly reset: () => void;
}

/** A second press within this time, in milliseconds, is a double click and counts as the first. */
const DOUBLE_CLICK_MS = 500;

/** It is unknown whether the server has done it. */
const UNKNOWN: readonly FailureKind[] = ['network', 'timeout', 'server', 'unexpected', 'aborted'];

/**
 * Puts products into the cart (commerce §3, "Two tabs"). No revision is needed. An expired cart is
 * not written to; its page offers to reopen it.
 *
 * @example
 * ```tsx
 * function AddButton({ planId }: { planId: string }) {
 *   const { add, isPending } = useAddToCart();
 *   return (
 *     <Button isPending={isPending} onPress={() => void add({ planId, quantity: 1 })}>
 *       Add to cart
 *     </Button>
 *   );
 * }
 * ```
 */
export function useAddToCart(): AddToCart {
  const { clock } = useConsole().platform;
  const { run, state, isPending, failure, reset } = useCartWrite(addCartLine);
  const last = useRef({ choice: '', id: '', pressedAt: 0, isUnanswered: false });

  const add = useCallback<AddToCart['add']>(
    async (choice) => {
      const key = JSON.stringify(choice);
      const now = clock.now();
      const { isUnanswered, pressedAt } = last.current;
      const isSame = isUnanswered || now - pressedAt < DOUBLE_CLICK_MS;
      const id = isSame && key === last.current.choice ? last.current.id : createRandomId();
      const outcome = await run({ ...choice, id });
      if (outcome.status === 'ignored') return outcome;
      last.current = {
        choice: key,
        id,
        pressedAt: now,
        isUnanswered: outcome.status === 'failed' && UNKNOWN.includes(outcome.failure.kind),
      };
      return outcome;
    },
    [run, clock],
  );
  const answer = state.status === 'done' ? state.result : null;
  return { add, isPending, failure, answer, reset };
}
