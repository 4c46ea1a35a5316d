import type { Failure } from '../failure';
import type { Cart, CartLine, CartLineChoice } from './cart';
import type { CartDifference, CartEdit, FailedCartEdit } from './cart-edits';

/** Something that is written to the cart besides edits. */
type CartStep =
  | {
      readonly type: 'putBack';
      /** The line, which was removed before. */
      readonly line: CartLineChoice & Pick<CartLine, 'id'>;
    }
  /** Opens an expired cart again. */
  | { readonly type: 'renew' }
  | {
      readonly type: 'park';
      /** What the cart is called while it is put aside; null for nothing. */
      readonly name: string | null;
    }
  | {
      readonly type: 'take';
      /** The cart that was put aside. */
      readonly id: string;
    };

/** A write to the cart. */
export type CartWrite = CartEdit | CartStep;

/** A write with the number of its outcome; null where nobody waits for it. */
export interface NumberedWrite {
  readonly id: number | null;
  readonly write: CartWrite;
}

/** A cart in front of its user, with everything that is not saved yet. */
export interface CartEditing {
  /** The newest cart that is known; null while none is. */
  readonly cart: Cart | null;
  /** Quantities that are being typed or stepped through, by line. */
  readonly drafts: ReadonlyMap<string, number>;
  /** When they are saved, in milliseconds since 1970; null while there are none. */
  readonly dueAt: number | null;
  /** The write under way, with the revision of `cart`; null for none. */
  readonly sent: NumberedWrite | null;
  /** The writes after it, in order. */
  readonly queue: readonly NumberedWrite[];
  /** Writes that were not answered since `cart` came: what they did is nobody else's. */
  readonly unanswered: readonly CartWrite[];
  /** What somebody else changed, and the edit that met it. Nothing is written over it. */
  readonly conflict: {
    readonly difference: CartDifference;
    /** The edit, where it would still change anything; null for none. */
    readonly edit: CartEdit | null;
  } | null;
  /** The last edit, where it was refused for its content or nobody answered; null for none. */
  readonly failed: FailedCartEdit | null;
  /** Why a cart could not be put aside or taken back the last time; null for no such reason. */
  readonly swapFailure: Failure | null;
  /** The line removed last, while it can be restored; null for none. */
  readonly removed: CartLine | null;
  /** The press that goes on once all is saved, by its number; null for none. */
  readonly onward: number | null;
  /** Whether the page was left: what is not saved is saved nevertheless. */
  readonly isLeft: boolean;
}

/** What happens to a cart in front of its user. */
export type CartEditingEvent =
  /** A cart came that was not the answer to a write. */
  | { readonly type: 'LOADED'; readonly cart: Cart }
  | { readonly type: 'WRITE'; readonly id: number; readonly write: CartWrite }
  /** A quantity was typed; null for one that cannot be bought. */
  | {
      readonly type: 'DRAFT';
      readonly lineId: string;
      readonly quantity: number | null;
      readonly now: number;
    }
  /** Time has passed. */
  | { readonly type: 'TICK'; readonly now: number }
  /** What is typed is saved without waiting. */
  | { readonly type: 'COMMIT' }
  /** The next page is wanted, once all is saved. */
  | { readonly type: 'GO_ON'; readonly id: number }
  /** The edit that met another one is sent once more, on top of what changed. */
  | { readonly type: 'APPLY_AGAIN' }
  /** What was offered again is given up, what failed is forgotten. */
  | { readonly type: 'GIVE_UP' }
  | { readonly type: 'FORGET_SWAP' }
  /** The answers to the write under way. */
  | {
      readonly type: 'SAVED' | 'CHANGED_ELSEWHERE';
      readonly write: CartWrite;
      readonly cart: Cart;
    }
  | {
      readonly type: 'FAILED';
      readonly write: CartWrite;
      /** Why; null where the cart itself says it. */
      readonly failure: Failure | null;
      /** The newest cart that is known by then; null for none. */
      readonly cart: Cart | null;
    }
  | { readonly type: 'ENTERED' }
  | { readonly type: 'LEFT' }
  /** The session ended: nothing of it may reach the next one. */
  | { readonly type: 'SESSION_ENDED' };

/** What has to be done after an event. The machine itself touches nothing. */
export type CartEditingEffect =
  | { readonly type: 'send'; readonly write: CartWrite; readonly cart: Cart }
  /** Whether a write, or a press that goes on, ended well. */
  | { readonly type: 'settle'; readonly id: number; readonly isSaved: boolean };

/** A cart after an event, and what to do. */
export interface CartEditingTransition {
  /** The cart. */
  readonly state: CartEditing;
  /** What to do, in order. */
  readonly effects: readonly CartEditingEffect[];
}
