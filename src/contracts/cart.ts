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

/** The question about the current cart before it is used for another customer (workday §4). */
export interface CartQuestion {
  /** The question. */
  readonly about:
    | ({ readonly type: 'move' } & CartMove)
    | ({ readonly type: 'buyAgain' } & BuyAgainQuestion);
  /** Whether an answer is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the cart could not be parked; null for no failure. */
  readonly failure: Failure | null;
  /** Continues with the cart's lines; null if they are for another customer. */
  readonly onGoOn: (() => void) | null;
  /** Parks the current cart first; null if that is not possible. */
  readonly onPutAside: (() => void) | null;
  /** Cancels. */
  readonly onClose: () => void;
}

/** The possible end days of a line's first term, while they are shown. */
export interface CartEndDates {
  /** The line. */
  readonly line: CartLine;
  /** ISO 4217; null if unknown. */
  readonly currency: string | null;
  /** The days; empty if the end cannot be chosen. */
  readonly dates: Reading<readonly CommonEndDate[]>;
  /** Whether the picker is open. */
  readonly isOpen: boolean;
}

/** State of the edits of a cart. */
export interface CartEditing {
  /** What another user changed; null for nothing. */
  readonly news: CartNews | null;
  /** Whether a save is pending. */
  readonly isPending: boolean;
  /** Called to apply the own edit on top of the other change. */
  readonly onApplyAgain: () => void;
  /** Called to dismiss the change or the failed edit. */
  readonly onLeave: () => void;
}

/** Actions on the lines of a cart. */
export interface CartLinesState {
  /** The line removed last, while it can be restored; null for none. */
  readonly removed: CartLine | null;
  /** The open picker for the end of a line's first term; null while closed. */
  readonly endDates: CartEndDates | null;
  /** Called with each valid quantity; null for an invalid one. */
  readonly onQuantityChange: (lineId: string, quantity: number | null) => void;
  /** Called to save the quantities immediately. */
  readonly onQuantityCommit: () => void;
  /** Called with other changes of a line. */
  readonly onChange: (lineId: string, changes: Partial<CartLineChoice>) => void;
  /** Called to remove a line. */
  readonly onRemove: (lineId: string) => void;
  /** Called to restore the removed line. */
  readonly onUndo: () => void;
  /** Called with the line whose end is being chosen; null closes the picker. */
  readonly onEndDates: (lineId: string | null) => void;
}

/** What a `CartScreen` shows, and what it calls. */
export interface CartScreenProps {
  /** Whether the viewer may buy, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The cart, with the pending edit applied. */
  readonly cart: Reading<Cart>;
  /** The totals. `isPrevious` marks those of the cart before the last edit. */
  readonly quote: Reading<Quote>;
  /** The viewer's level: without customers one buys for one's own company. */
  readonly customerType: CustomerType;
  /** The switch that hides costs and margins; null if the viewer sees none. */
  readonly clientView: ClientView | null;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** The parked carts. @default not supported by the server */
  readonly parked?: ParkedCartsState | null | undefined;
  /** State of the edits. */
  readonly editing: CartEditing & {
    /** The edit that was refused or got no response, with the reason; null for none. */
    readonly failed: FailedCartEdit | null;
  };
  /** Actions on its lines. */
  readonly lines: CartLinesState;
  /** The next step. */
  readonly goingOn: {
    /** Whether it was pressed and waits for pending saves. */
    readonly isPending: boolean;
    /**
     * Called on a press, with a callback that runs once all input is saved, possibly synchronously,
     * and never if a save fails.
     */
    readonly onPress: (go: () => void) => void;
  };
  /** Called with the buyer's purchase order number; null for none. */
  readonly onPoNumberChange: (poNumber: string | null) => void;
  /** Called to reopen an expired cart. */
  readonly onRenew: () => void;
}

/** The parked carts of a user, and their actions (workday §4). */
export interface ParkedCartsState {
  /** The carts. */
  readonly carts: Reading<readonly ParkedCart[]>;
  /** The dialog that asks for a name; null while closed. */
  readonly naming: {
    /** Whether it is being parked; the dialog cannot be closed meanwhile. */
    readonly isPending: boolean;
    /** Why it could not be parked; null for no failure. */
    readonly failure: Failure | null;
    /** Parks it under a name; null for none. */
    readonly onPark: (name: string | null) => void;
    /** Closes the dialog. */
    readonly onClose: () => void;
  } | null;
  /** Opens the dialog that names and parks the current cart. */
  readonly onPutAside: () => void;
  /** Restores a parked cart. */
  readonly onTake: (cart: ParkedCart) => void;
  /** The cart being restored; null for none. */
  readonly takenId: string | null;
  /** Why a cart could not be restored; null for no failure. */
  readonly failure: Failure | null;
  /** Opens the dialog that asks before a cart is discarded. */
  readonly onDelete: (cart: ParkedCart) => void;
  /** The open confirmation dialog; null for none. */
  readonly deletion: {
    /** The cart. */
    readonly cart: ParkedCart;
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** Whether it is being discarded. */
    readonly isPending: boolean;
    /** Why it could not be discarded. */
    readonly failure: Failure | null;
    /** Discards it. */
    readonly onConfirm: () => void;
    /** Closes the dialog. */
    readonly onClose: () => void;
  } | null;
}

/** The customers to buy for, and the other choices. */
export interface CartClients {
  /** The selected customers, once saved. */
  readonly chosen: readonly ChosenClient[];
  /** Why some of the listed customers cannot be bought for, by customer id. */
  readonly refusals: ReadonlyMap<string, ClientRefusal>;
  /** The own company; null if the viewer may not buy for it, or while loading. */
  readonly ownCompany: Customer | null;
  /** The customers with the most recent orders; null while they load. */
  readonly recent: readonly Customer[] | null;
  /** The tenants of the selected customers, by customer id. */
  readonly tenants: Reading<ReadonlyMap<string, readonly Tenant[]>>;
  /** Called with a customer to select or deselect. */
  readonly onToggle: (customer: Customer) => void;
  /** Called with the index of a client to remove. */
  readonly onDrop: (index: number) => void;
  /** Called with the tenant for a selected client, by its index. */
  readonly onTenantChange: (index: number, tenantId: string | null) => void;
}

/** What a `SelectClientScreen` shows, and what it calls. */
export interface SelectClientScreenProps {
  /** The list. */
  readonly list: ListState<Customer>;
  /** Whether the viewer may buy, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The cart, if loaded. */
  readonly cart: Reading<Cart>;
  /** The viewer's level. */
  readonly customerType: CustomerType;
  /** The required currency; null for any. */
  readonly currency: string | null;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** The question before the cart's lines move to other customers. @default none */
  readonly question?: CartQuestion | null | undefined;
  /** The customer to buy for. */
  readonly clients: CartClients;
  /** State of the selection. */
  readonly editing: CartEditing & {
    /** Why it could not be saved; null for no failure. */
    readonly failure: Failure | null;
    /** Called to save it. */
    readonly onSave: () => void;
  };
}

/** Props of {@link FinalReviewScreen}. */
export interface FinalReviewScreenProps extends PurchaseStepState, PlacedOrderActions {
  /** The pending or completed purchase; `empty` if this step cannot be shown yet. */
  review: Reading<FinalReview>;
  /** The button that places the orders. */
  placing: PlaceOrderActions;
}

/** What the last two pages of a purchase have in common. */
export interface PurchaseStepState {
  /** Whether the viewer may buy, and why not. */
  access: Access<NeedRefusal>;
  /** The current step of the purchase. */
  progress: CartProgress;
  /** The step to show instead, if this one cannot be shown yet. */
  openStep: CartStep;
  /** The switch that hides costs; null if the viewer sees none. */
  clientView: ClientView | null;
}

/** What {@link PlaceOrderBox} shows and calls. */
export interface PlaceOrderActions {
  /** Whether orders may be placed in this tab: not while impersonating. */
  access: Access;
  /** The name of the impersonated user; null for none. */
  actingAs: string | null;
  /** How long the price is valid, in seconds. */
  secondsLeft: number;
  /** Called when the terms are accepted, to place the order. */
  onPlace: () => void;
  /** Called to query again whether it was placed. */
  onCheckAgain: () => void;
  /** Called to resend it with the same idempotency key. */
  onSendAgain: () => void;
}

/** Actions on placed orders. */
export interface PlacedOrderActions {
  /** Whether the viewer may retry a failed line. */
  retrying: Access;
  /** Retries a failed line. */
  retry: RetryingLine;
  /** The dialog that asks before a line is retried. @default none */
  retryDialog?: RetryDialogState | null | undefined;
  /** Adds an order's lines to the cart again. */
  reorder: BuyingAgain;
}

/** Props of {@link ValidateCartScreen}. */
export interface ValidateCartScreenProps extends PurchaseStepState {
  /** The cart with its problems; `empty` if there is nothing to validate. */
  validation: Reading<CartValidation>;
  /** Keys of the warnings that are ticked (`issueKey`). */
  ticked: ReadonlySet<string>;
  /** Called with the key of a warning whose checkbox changes. */
  onTick: (key: string, isTicked: boolean) => void;
  /** Validates again. */
  onCheckAgain: () => void;
}
