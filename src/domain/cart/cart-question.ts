import type { Failure } from '../failure';
import type { BuyAgainQuestion, CartMove } from './cart-move';

/** A question about the cart that must be answered before anything is bought for others (workday §4). */
export interface CartQuestion {
  /** What is asked. */
  readonly about:
    | ({ readonly type: 'move' } & CartMove)
    | ({ readonly type: 'buyAgain' } & BuyAgainQuestion);
  /** While an answer is carried out: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the cart could not be put aside; null for no such reason. */
  readonly failure: Failure | null;
  /** Goes on with what is in the cart; null where that would be for another customer. */
  readonly onGoOn: (() => void) | null;
  /** Puts the present cart aside first; null where that is not possible. */
  readonly onPutAside: (() => void) | null;
  /** Leaves everything as it is. */
  readonly onClose: () => void;
}
