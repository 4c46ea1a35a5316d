import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { ParkedCart } from './parked-cart';

/** The carts that a user has put aside, and what is done with them (workday §4). */
export interface ParkedCartsContent {
  /** The carts. */
  readonly carts: Reading<readonly ParkedCart[]>;
  /** The dialog that asks for a name; null while it is closed. */
  readonly naming: {
    /** While it is put aside: nothing closes the dialog. */
    readonly isPending: boolean;
    /** Why it could not be put aside; null for no such reason. */
    readonly failure: Failure | null;
    /** Puts it aside, under a name; null for none. */
    readonly onPark: (name: string | null) => void;
    /** Closes the dialog. */
    readonly onClose: () => void;
  } | null;
  /** Asks for a name for the present cart. */
  readonly onPutAside: () => void;
  /** Takes one back. */
  readonly onTake: (cart: ParkedCart) => void;
  /** The one that is being taken back; null for none. */
  readonly takenId: string | null;
  /** Why one could not be taken back; null for no such reason. */
  readonly failure: Failure | null;
  /** Asks before one is thrown away. */
  readonly onDelete: (cart: ParkedCart) => void;
  /** The dialog that asks; null for none. */
  readonly deletion: {
    /** Which one. */
    readonly cart: ParkedCart;
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** While it is thrown away. */
    readonly isPending: boolean;
    /** Why it could not be. */
    readonly failure: Failure | null;
    /** Throws it away. */
    readonly onConfirm: () => void;
    /** Closes the dialog. */
    readonly onClose: () => void;
  } | null;
}
