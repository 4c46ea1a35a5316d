import type { ReactNode } from 'react';
import type { Access, NeedRefusal } from '../domain/access';
import type { CustomerContact } from '../domain/customers/customer';
import type { Failure } from '../domain/failure';
import type { NotAdded, Order } from '../domain/orders/order';
import type { OrderAction, OrderRefusal } from '../domain/orders/order-access';
import type { OrderCounts, OrdersView } from '../domain/orders/orders-list';
import type { RetryPreview } from '../domain/orders/retry';
import type { Reading } from '../domain/reading';
import type { WriteState } from '../domain/write-state';
import type { CartQuestion } from './cart';
import type { CsvExport, ListState } from './list';

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

/** What can be done with an order. */
export interface OrderActions {
  /** Whether something can be done with it now, and why not. */
  readonly access: (action: OrderAction) => Access<OrderRefusal>;
  /** Asks before it is done. */
  readonly onAction: (action: OrderAction) => void;
  /** The dialog that asks; null for none. */
  readonly dialog: OrderDecisionState | null;
}

/** Has failed lines of an order tried again. */
export interface OrderRetry extends RetryingLine {
  /** Whether the viewer may have a failed line tried again. */
  readonly access: Access<NeedRefusal>;
  /** The dialog that asks before a line is tried again; null for none. */
  readonly dialog: RetryDialogState | null;
}

/** A mail to the customer of an order. */
export interface OrderInforming {
  /** Opens the mail to the customer about what failed; null where there is nobody to inform. */
  readonly onOpen: (() => void) | null;
  /** That mail; null while it is closed. */
  readonly dialog: InformDialogState | null;
}

/** Buys an order again. */
export interface OrderReorder extends BuyingAgain {
  /** Whether the viewer has a cart to put it into. */
  readonly access: Access<NeedRefusal>;
}

/** Copies a reference. */
export interface ReferenceCopying {
  /** The reference for the vendor's support that was copied. */
  readonly copied: CopiedReference;
  /** Copies a reference. */
  readonly onCopy: (text: string) => void;
}

/** What the page of an order shows and does (commerce §5). */
export interface OrderScreenProps {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The order; `empty` when there is none of that id. */
  readonly order: Reading<Order>;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** After a decision, the order that waits for the viewer next; null for none. */
  readonly next: Order | null;

  /** What it is called, where that is known before it is read. @default an outline */
  readonly knownTitle?: string | undefined;
  /** Who did what with it, such as an `ActivityFeed`. @default nothing */
  readonly activity?: ReactNode;
  /** What can be done with it, and the dialog that asks first. */
  readonly actions: OrderActions;
  /** Has a failed line tried again. */
  readonly retry: OrderRetry;
  /** The mail to the customer about what failed. */
  readonly informing: OrderInforming;
  /** Puts the lines of the order into the cart again. */
  readonly reorder: OrderReorder;
  /** Copies references for the vendor's support. */
  readonly copying: ReferenceCopying;
}

/** What the list of orders shows and does (commerce §5). */
export interface OrdersScreenProps {
  /** The list. */
  readonly list: ListState<Order>;
  /** Whether the viewer may see orders, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether they are of several customers. */
  readonly hasCustomers: boolean;
  /** The view that is shown. */
  readonly view: OrdersView;
  /** The views that there are. */
  readonly views: readonly OrdersView[];
  /** Called with the view to show. */
  readonly onViewChange: (view: OrdersView) => void;
  /** How many orders are in the views. */
  readonly counts: OrderCounts;
  /** All orders of the search, the filters and the view as a file. */
  readonly exporting: CsvExport;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** A write that a page offers, how it stands, and what starts it. */
interface Offered<Input, Result> {
  /** How it stands. */
  readonly state: WriteState<Result>;
  /** Whether it is under way. */
  readonly isPending: boolean;
  /** Why it failed the last time. */
  readonly failure: Failure | null;
  /** Sends it. */
  readonly run: (input: Input) => Promise<unknown>;
}

/** An order that is bought again: its customer's, and nobody else's. */
export type OrderToBuyAgain = Pick<Order, 'id' | 'customerId' | 'tenantId' | 'customerName'>;

/** Puts what was ordered into the cart again. */
export interface BuyingAgain
  extends Omit<
    Offered<
      OrderToBuyAgain,
      {
        /** What is not in the cart. */
        readonly notAdded: readonly NotAdded[];
      }
    >,
    'run'
  > {
  /** Buys it again; where the cart holds lines it is asked first. */
  readonly run: (order: OrderToBuyAgain) => void;
  /** What is asked about what the cart holds. @default nothing */
  readonly question?: CartQuestion | null | undefined;
}

/** Has a failed line tried again. */
export interface RetryingLine
  extends Offered<
    {
      /** The order's id. */
      readonly id: string;
      /** The line's id. */
      readonly lineId: string;
    },
    unknown
  > {}
