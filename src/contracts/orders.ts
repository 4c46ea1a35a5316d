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
  /** The question. */
  readonly action: OrderAction;
  /** The order when the dialog was opened. */
  readonly order: Order;
  /** Whether the request is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /**
   * Why the last attempt failed; after a `conflict` it is no longer possible. The input is kept.
   */
  readonly failure: Failure | null;
  /** Confirms, with a reason; null for none. */
  readonly onConfirm: (reason: string | null) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/**
 * The dialog that asks before a line is retried on a later day than that of its order (workday §4).
 */
export interface RetryDialogState {
  /** The line to retry. */
  readonly productName: string;
  /** The customer of the order. */
  readonly customerName: string;
  /** Its price today. */
  readonly preview: RetryPreview;
  /** Whether the amount differs from the one confirmed before. */
  readonly isChanged: boolean;
  /** Whether the request is pending; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
  /** Retries it at that price. */
  readonly onConfirm: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/**
 * The draft of a mail to a customer about the failed lines of an order; it is not sent from here
 * (workday §4).
 */
export interface InformDialogState {
  /** The recipient; null for an unknown contact. */
  readonly contact: Pick<CustomerContact, 'name' | 'email'> | null;
  /** The author. */
  readonly sender: string;
  /** Whether the browser refused the copy; null before the first attempt. */
  readonly copied: 'copied' | 'refused' | null;
  /** Copies the mail. */
  readonly onCopy: (text: string) => void;
  /**
   * Whether it can be noted on the order, and why not; null if the server does not support notes.
   */
  readonly noting: Access<NeedRefusal> | null;
  /** Whether the note is being saved. */
  readonly isPending: boolean;
  /** Why the note could not be saved. */
  readonly failure: Failure | null;
  /** Notes on the order that the customer was informed. */
  readonly onNote: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** State of the copied reference. */
export interface CopiedReference {
  /** The reference copied just now; null for none. */
  readonly text: string | null;
  /** Whether the browser refused the copy. */
  readonly isRefused: boolean;
}

/** Actions on an order. */
export interface OrderActions {
  /** Whether an action is allowed now, and why not. */
  readonly access: (action: OrderAction) => Access<OrderRefusal>;
  /** Opens the confirmation dialog. */
  readonly onAction: (action: OrderAction) => void;
  /** The open confirmation dialog; null for none. */
  readonly dialog: OrderDecisionState | null;
}

/** Retrying failed lines of an order. */
export interface OrderRetry extends RetryingLine {
  /** Whether the viewer may retry a failed line. */
  readonly access: Access<NeedRefusal>;
  /** The dialog that asks before a line is retried; null for none. */
  readonly dialog: RetryDialogState | null;
}

/** A mail to the customer of an order. */
export interface OrderInforming {
  /** Opens the mail to the customer about the failed lines; null if there is nobody to inform. */
  readonly onOpen: (() => void) | null;
  /** The mail; null while closed. */
  readonly dialog: InformDialogState | null;
}

/** Buys an order again. */
export interface OrderReorder extends BuyingAgain {
  /** Whether the viewer has a cart. */
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
  /** The order; `empty` if the id does not exist. */
  readonly order: Reading<Order>;
  /** After a decision, the next order that waits for the viewer; null for none. */
  readonly next: Order | null;
  /** Its title, if known before it has loaded. @default a placeholder */
  readonly knownTitle?: string | undefined;
  /** Its activity, such as an `ActivityFeed`. @default none */
  readonly activity?: ReactNode;
  /** Its actions, and the confirmation dialog. */
  readonly actions: OrderActions;
  /** Retries a failed line. */
  readonly retry: OrderRetry;
  /** The mail to the customer about the failed lines. */
  readonly informing: OrderInforming;
  /** Adds the lines of the order to the cart again. */
  readonly reorder: OrderReorder;
  /** Copies references for the vendor's support. */
  readonly copying: ReferenceCopying;
  /** The viewer's company, at the head of the printed order. @default no head */
  readonly company?:
    | {
        /** Id of the company: the seed of its mark. */
        readonly id: string;
        /** Name of the company. */
        readonly name: string;
      }
    | undefined;
}

/** What the list of orders shows and does (commerce §5). */
export interface OrdersScreenProps {
  /** The list. */
  readonly list: ListState<Order>;
  /** Whether the viewer may see orders, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the list covers several customers. */
  readonly hasCustomers: boolean;
  /** The current view. */
  readonly view: OrdersView;
  /** The available views. */
  readonly views: readonly OrdersView[];
  /** Called with the view to show. */
  readonly onViewChange: (view: OrdersView) => void;
  /** The number of orders in each view. */
  readonly counts: OrderCounts;
  /** The export of all orders that match the search, the filters and the view. */
  readonly exporting: CsvExport;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
}

/** A write of a page: its state and its trigger. */
interface Offered<Input, Result> {
  /** Its status. */
  readonly state: WriteState<Result>;
  /** Whether it is pending. */
  readonly isPending: boolean;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
  /** Sends it. */
  readonly run: (input: Input) => Promise<unknown>;
}

/** Buying an order again, for the same customer only. */
export type OrderToBuyAgain = Pick<Order, 'id' | 'customerId' | 'tenantId' | 'customerName'>;

/** Adds the ordered lines to the cart again. */
export interface BuyingAgain
  extends Omit<
    Offered<
      OrderToBuyAgain,
      {
        /** The lines that could not be added. */
        readonly notAdded: readonly NotAdded[];
      }
    >,
    'run'
  > {
  /** Buys it again; asks first if the cart holds lines. */
  readonly run: (order: OrderToBuyAgain) => void;
  /** The question about the lines in the cart. @default none */
  readonly question?: CartQuestion | null | undefined;
}

/** Retries a failed line. */
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
