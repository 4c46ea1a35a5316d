import type { Access } from '../access';
import type { ClientView } from '../products/client-view';
import type { Reading } from '../reading';
import type { NeedRefusal } from '../users/permission-access';
import type { CustomerType } from '../users/user';
import type { Cart, CartLine, CartLineChoice } from './cart';
import type { CartNews, FailedCartEdit } from './cart-edits';
import type { CartStepHrefs } from './cart-steps';
import type { CommonEndDate } from './common-end-dates';
import type { ParkedCartsContent } from './parked-carts';
import type { Quote } from './quote';

/** Where the pages of a purchase are, and what leads out of it. */
export interface CartHrefs extends CartStepHrefs {
  /** The marketplace. */
  readonly products: string;
  /** The page of a product. @default its name leads nowhere */
  readonly product?: ((productId: string) => string) | undefined;
}

/** The days on which the first term of a line can end, while they are looked at. */
export interface CartEndDates {
  /** The line. */
  readonly line: CartLine;
  /** ISO 4217; null for not known. */
  readonly currency: string | null;
  /** The days; none when the plan ends as it ends. */
  readonly dates: Reading<readonly CommonEndDate[]>;
  /** Whether it is shown. */
  readonly isOpen: boolean;
}

/** What a `CartScreen` shows, and what it calls. */
export interface CartScreenContent {
  /** Whether the viewer may buy, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The cart, with the edit that is being saved. */
  readonly cart: Reading<Cart>;
  /** What it comes to. A price of the cart as it was before is `isPrevious`. */
  readonly quote: Reading<Quote>;
  /** The viewer's level: who has no customers buys for their own company. */
  readonly customerType: CustomerType;
  /** Where the pages are. */
  readonly hrefs: CartHrefs;
  /** Takes costs and margins off the screen; null for who sees none. */
  readonly clientView: ClientView | null;
  /** What somebody else changed; null for nothing. */
  readonly news: CartNews | null;
  /** The edit that was refused or not answered, with the reason; null for none. */
  readonly failed: FailedCartEdit | null;
  /** Whether something is being saved. */
  readonly isPending: boolean;
  /** Whether the next step was pressed and waits until all is saved. */
  readonly isGoingOn: boolean;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** The line that was removed last, while it can be had back; null for none. */
  readonly removed: CartLine | null;
  /** The carts that are put aside. @default the server can put none aside */
  readonly parked?: ParkedCartsContent | null | undefined;
  /** Days for the end of a line's first term; null while none are looked at. */
  readonly endDates: CartEndDates | null;
  /** Called with each quantity that can be bought; null for what cannot. */
  readonly onQuantityChange: (lineId: string, quantity: number | null) => void;
  /** Called when the quantities are to be saved now. */
  readonly onQuantityCommit: () => void;
  /**
   * Called when the next step is pressed. It calls back once what was typed is saved, which may be at
   * once, and never when something could not be.
   */
  readonly onGoOn: (go: () => void) => void;
  /** Called with what else is changed about a line. */
  readonly onLineChange: (lineId: string, changes: Partial<CartLineChoice>) => void;
  /** Called when a line is to go. */
  readonly onRemove: (lineId: string) => void;
  /** Called when the removed line is to come back. */
  readonly onUndo: () => void;
  /** Called with the buyer's own number; null for none. */
  readonly onPoNumberChange: (poNumber: string | null) => void;
  /** Called when one's own edit is to be made on top of what changed. */
  readonly onApplyAgain: () => void;
  /** Called when what changed is seen, or what failed is given up. */
  readonly onLeaveEdit: () => void;
  /** Called when an expired cart is to be opened again. */
  readonly onRenew: () => void;
  /** Called with the line whose end is to be chosen; null closes it. */
  readonly onEndDates: (lineId: string | null) => void;
}
