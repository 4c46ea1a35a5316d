import type { Access, NeedRefusal } from '../domain/access';
import type { Cart, CartLine, CartLineChoice } from '../domain/cart/cart';
import type { CartNews, FailedCartEdit } from '../domain/cart/cart-edits';
import type { BuyAgainQuestion, CartMove } from '../domain/cart/cart-move';
import type { CartProgress, CartStep } from '../domain/cart/cart-steps';
import type { ChosenClient, ClientRefusal } from '../domain/cart/clients';
import type { CommonEndDate } from '../domain/cart/common-end-dates';
import type { FinalReview } from '../domain/cart/final-review';
import type { ParkedCart } from '../domain/cart/parked-cart';
import type { Quote } from '../domain/cart/quote';
import type { CartValidation } from '../domain/cart/validation';
import type { Customer, Tenant } from '../domain/customers/customer';
import type { Failure } from '../domain/failure';
import type { Reading } from '../domain/reading';
import type { CustomerType } from '../domain/users/user';
import type { ListState } from './list';
import type { BuyingAgain, RetryDialogState, RetryingLine } from './orders';
import type { ClientView } from './products';

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

/** How the edits of a cart stand. */
export interface CartEditing {
  /** What somebody else changed; null for nothing. */
  readonly news: CartNews | null;
  /** Whether something is being saved. */
  readonly isPending: boolean;
  /** Called when one's own edit is to be made on top of what changed. */
  readonly onApplyAgain: () => void;
  /** Called when what changed is seen, or what failed is given up. */
  readonly onLeave: () => void;
}

/** What is done with the lines of a cart. */
export interface CartLinesState {
  /** The line that was removed last, while it can be had back; null for none. */
  readonly removed: CartLine | null;
  /** Days for the end of a line's first term; null while none are looked at. */
  readonly endDates: CartEndDates | null;
  /** Called with each quantity that can be bought; null for what cannot. */
  readonly onQuantityChange: (lineId: string, quantity: number | null) => void;
  /** Called when the quantities are to be saved now. */
  readonly onQuantityCommit: () => void;
  /** Called with what else is changed about a line. */
  readonly onChange: (lineId: string, changes: Partial<CartLineChoice>) => void;
  /** Called when a line is to go. */
  readonly onRemove: (lineId: string) => void;
  /** Called when the removed line is to come back. */
  readonly onUndo: () => void;
  /** Called with the line whose end is to be chosen; null closes it. */
  readonly onEndDates: (lineId: string | null) => void;
}

/** What a `CartScreen` shows, and what it calls. */
export interface CartScreenProps {
  /** Whether the viewer may buy, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The cart, with the edit that is being saved. */
  readonly cart: Reading<Cart>;
  /** What it comes to. A price of the cart as it was before is `isPrevious`. */
  readonly quote: Reading<Quote>;
  /** The viewer's level: who has no customers buys for their own company. */
  readonly customerType: CustomerType;
  /** Takes costs and margins off the screen; null for who sees none. */
  readonly clientView: ClientView | null;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** The carts that are put aside. @default the server can put none aside */
  readonly parked?: ParkedCartsState | null | undefined;
  /** How the edits stand. */
  readonly editing: CartEditing & {
    /** The edit that was refused or not answered, with the reason; null for none. */
    readonly failed: FailedCartEdit | null;
  };
  /** What is done with its lines. */
  readonly lines: CartLinesState;
  /** The next step. */
  readonly goingOn: {
    /** Whether it was pressed and waits until all is saved. */
    readonly isPending: boolean;
    /**
     * Called when it is pressed. It calls back once what was typed is saved, which may be at once,
     * and never when something could not be.
     */
    readonly onPress: (go: () => void) => void;
  };
  /** Called with the buyer's own number; null for none. */
  readonly onPoNumberChange: (poNumber: string | null) => void;
  /** Called when an expired cart is to be opened again. */
  readonly onRenew: () => void;
}

/** The carts that a user has put aside, and what is done with them (workday §4). */
export interface ParkedCartsState {
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

/** Whom one buys for, and who else can be chosen. */
export interface CartClients {
  /** Whom one buys for, once it is saved. */
  readonly chosen: readonly ChosenClient[];
  /** Why one cannot buy for some of the customers that are shown, by their id. */
  readonly refusals: ReadonlyMap<string, ClientRefusal>;
  /** One's own company, for who may buy for it; null for who may not, and until it is read. */
  readonly ownCompany: Customer | null;
  /** Customers whose orders are the latest. */
  readonly recent: readonly Customer[];
  /** The tenants of those chosen, by customer. */
  readonly tenants: Reading<ReadonlyMap<string, readonly Tenant[]>>;
  /** Called with a customer to buy for, or not any more. */
  readonly onToggle: (customer: Customer) => void;
  /** Called with the place of a client who is not to be bought for. */
  readonly onDrop: (index: number) => void;
  /** Called with the tenant of a chosen client, by their place. */
  readonly onTenantChange: (index: number, tenantId: string | null) => void;
}

/** What a `SelectClientScreen` shows, and what it calls. */
export interface SelectClientScreenProps {
  /** The list. */
  readonly list: ListState<Customer>;
  /** Whether the viewer may buy, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The cart, as far as it is known. */
  readonly cart: Reading<Cart>;
  /** The viewer's level. */
  readonly customerType: CustomerType;
  /** The currency that a customer has to buy in; null for any. */
  readonly currency: string | null;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** What is asked before what is in the cart is bought for others. @default nothing */
  readonly question?: CartQuestion | null | undefined;
  /** Whom one buys for. */
  readonly clients: CartClients;
  /** How the choice stands. */
  readonly editing: CartEditing & {
    /** Why it could not be saved; null for no such reason. */
    readonly failure: Failure | null;
    /** Called when it is to be saved. */
    readonly onSave: () => void;
  };
}

/** Props of {@link FinalReviewScreen}. */
export interface FinalReviewScreenProps extends PurchaseStepState, PlacedOrderActions {
  /** The purchase, or what was bought; `empty` when this page is not ready. */
  review: Reading<FinalReview>;
  /** The press that places the orders. */
  placing: PlaceOrderActions;
}

/** What the last two pages of a purchase have in common. */
export interface PurchaseStepState {
  /** Whether the viewer may buy, and why not. */
  access: Access<NeedRefusal>;
  /** How far the purchase is. */
  progress: CartProgress;
  /** The page that is open instead, when this one is not ready. */
  openStep: CartStep;
  /** The switch that takes costs off the screen; null for who sees none. */
  clientView: ClientView | null;
}

/** What {@link PlaceOrderBox} is told and tells. */
export interface PlaceOrderActions {
  /** Whether orders may be placed in this tab: not while it impersonates. */
  access: Access;
  /** The name of the user that this tab impersonates; null for nobody. */
  actingAs: string | null;
  /** How long the price holds, in seconds. */
  secondsLeft: number;
  /** The terms are accepted: it is placed. */
  onPlace: () => void;
  /** The server is asked again whether it was placed. */
  onCheckAgain: () => void;
  /** It is sent again under the same key. */
  onSendAgain: () => void;
}

/** What is done with orders that were placed. */
export interface PlacedOrderActions {
  /** Whether the viewer may have a failed line tried again. */
  retrying: Access;
  /** Has a failed line tried again. */
  retry: RetryingLine;
  /** The dialog that asks before a line is tried again. @default none */
  retryDialog?: RetryDialogState | null | undefined;
  /** Puts an order's lines into the cart again. */
  reorder: BuyingAgain;
}

/** Props of {@link ValidateCartScreen}. */
export interface ValidateCartScreenProps extends PurchaseStepState {
  /** The cart with what is wrong; `empty` when there is nothing to validate. */
  validation: Reading<CartValidation>;
  /** Keys of the warnings that are ticked (`issueKey`). */
  ticked: ReadonlySet<string>;
  /** Called with the key of a warning that is ticked, or not any more. */
  onTick: (key: string, isTicked: boolean) => void;
  /** Looks for problems again. */
  onCheckAgain: () => void;
}
