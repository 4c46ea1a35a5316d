import type { Access } from '../access';
import type { CustomerContact } from '../customers/customer';
import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { NeedRefusal } from '../users/permission-access';
import type { Order } from './order';
import type { OrderAction, OrderRefusal } from './order-access';
import type { BuyingAgain, RetryingLine } from './placed-orders';
import type { RetryPreview } from './retry';

/** What was done with an order. */
export interface OrderDone {
  /** What it was. */
  readonly action: OrderAction;
  /** The order after it. */
  readonly order: Order;
}

/** The dialog that asks before an order is approved, rejected or cancelled (commerce §3). */
export interface OrderDecisionState {
  /** What is asked. */
  readonly action: OrderAction;
  /** The order as it was when it was asked. */
  readonly order: Order;
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; a `conflict` is not possible any more. What was typed stays. */
  readonly failure: Failure | null;
  /** Does it, with a reason; null for none. */
  readonly onConfirm: (reason: string | null) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The dialog that asks before a line is tried again on another day than that of its order (workday §4). */
export interface RetryDialogState {
  /** What is tried again. */
  readonly productName: string;
  /** Who its order is for. */
  readonly customerName: string;
  /** What it costs today. */
  readonly preview: RetryPreview;
  /** Whether that is another amount than was shown and confirmed before. */
  readonly isChanged: boolean;
  /** While it is sent: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly failure: Failure | null;
  /** Tries it again at that charge. */
  readonly onConfirm: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** A mail to a customer about what failed of an order: a draft that nobody sends from here (workday §4). */
export interface InformDialogState {
  /** Whom it is to; null for a contact that is not known. */
  readonly contact: Pick<CustomerContact, 'name' | 'email'> | null;
  /** Who writes it. */
  readonly sender: string;
  /** Whether the browser refused to copy it; null where it was not tried. */
  readonly copied: 'copied' | 'refused' | null;
  /** Copies the mail. */
  readonly onCopy: (text: string) => void;
  /** Whether it can be noted on the order, and why not; null where the server keeps no such notes. */
  readonly noting: Access<NeedRefusal> | null;
  /** While it is noted. */
  readonly isPending: boolean;
  /** Why it could not be noted. */
  readonly failure: Failure | null;
  /** Notes on the order that the customer is informed. */
  readonly onNote: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The reference that was copied last. */
export interface CopiedReference {
  /** The reference; null for none lately. */
  readonly text: string | null;
  /** The browser did not let it be copied. */
  readonly isRefused: boolean;
}

/** What the page of an order shows and does (commerce §5). */
export interface OrderScreenContent {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The order; `empty` when there is none of that id. */
  readonly order: Reading<Order>;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Whether something can be done with it now, and why not. */
  readonly actionAccess: (action: OrderAction) => Access<OrderRefusal>;
  /** Asks before it is done. */
  readonly onAction: (action: OrderAction) => void;
  /** The dialog that asks; null for none. */
  readonly decision: OrderDecisionState | null;
  /** Whether the viewer may have a failed line tried again. */
  readonly retrying: Access<NeedRefusal>;
  /** Has a failed line tried again. */
  readonly retry: RetryingLine;
  /** The dialog that asks before a line is tried again; null for none. */
  readonly retryDialog: RetryDialogState | null;
  /** Opens the mail to the customer about what failed; null where there is nobody to inform. */
  readonly onInform: (() => void) | null;
  /** That mail; null while it is closed. */
  readonly inform: InformDialogState | null;
  /** After a decision, the order that waits for the viewer next; null for none. */
  readonly next: Order | null;
  /** Where an order is. @default orders have no page */
  readonly orderHref?: ((id: string) => string) | undefined;
  /** Whether the viewer has a cart to put it into. */
  readonly buying: Access<NeedRefusal>;
  /** Puts the order's lines into the cart again. */
  readonly reorder: BuyingAgain;
  /** The reference for the vendor's support that was copied. */
  readonly copied: CopiedReference;
  /** Copies a reference. */
  readonly onCopy: (text: string) => void;
  /** Where the orders are. @default there is no way back */
  readonly ordersHref?: string | undefined;
  /** Where the cart is. @default it has no page */
  readonly cartHref?: string | undefined;
  /** Where its customer is. @default customers have no page */
  readonly customerHref?: ((id: string) => string) | undefined;
  /** Where a customer's tenants are, for a line whose tenant the vendor does not know. @default nowhere */
  readonly tenantsHref?: ((id: string) => string) | undefined;
  /** Where a subscription is. @default subscriptions have no page */
  readonly subscriptionHref?: ((id: string) => string) | undefined;
}
