import type { CartLineChoice } from '../cart/cart';
import type { Failure } from '../failure';

/** What is put into a cart. */
export type AddedChoice = Pick<CartLineChoice, 'planId' | 'quantity'>;

/** How it stands with what is put into the cart. */
export interface CartAdding {
  /** Puts it into the cart; while another one is under way nothing is sent. */
  readonly onAdd: (choice: AddedChoice) => void;
  /** Whether one is under way. */
  readonly isPending: boolean;
  /** Why the last one failed; null for no failure. */
  readonly failure: Failure | null;
  /** What became of the last one; null for nothing yet, and after a failure. */
  readonly result: 'added' | 'expired' | 'alreadyOrdered' | null;
  /** What was put in last; null for nothing. */
  readonly choice: AddedChoice | null;
}
