import type { Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { Plan } from '../products/product';
import type { OrderEvent } from './order-event';

/** The states of an order (wire §8). */
export const ORDER_STATES = [
  'awaitingApproval',
  'provisioning',
  'completed',
  'partlyCompleted',
  'failed',
  'rejected',
  'cancelled',
] as const;

/** State of an order; unknown ones are kept as text. */
export type OrderState = OpenValue<(typeof ORDER_STATES)[number]>;

/** Polling interval of an open order without a live connection, in milliseconds (commerce §3). */
export const ORDER_ASK_EVERY_MS = 10_000;

/** Types of orders (wire §8). */
export const ORDER_TYPES = ['create', 'change', 'renew', 'cancel'] as const;

/** Type of an order; unknown ones are kept as text. */
export type OrderType = OpenValue<(typeof ORDER_TYPES)[number]>;

/** The states of an order's line (wire §8). */
export const ORDER_LINE_STATES = ['queued', 'provisioning', 'done', 'failed', 'cancelled'] as const;

/** State of an order line; unknown ones are kept as text. */
export type OrderLineState = OpenValue<(typeof ORDER_LINE_STATES)[number]>;

/** Why a line failed, for the vendor's support. */
export interface OrderLineFailure {
  /** The server's error code. */
  readonly code: string;
  /** The server's message. */
  readonly message: string;
  /** Reference for the vendor's support; '' if none. */
  readonly correlationId: string;
}

/**
 * Long-term conditions of an order (workday §4). A field is absent if the server does not send it.
 */
export interface OrderTerms {
  /** Commitment term. */
  readonly term?: Plan['term'] | undefined;
  /** Billing cycle. */
  readonly cycle?: Plan['cycle'] | undefined;
  /** Price of one for a whole cycle. */
  readonly unitPrice?: Price | undefined;
  /** Price of a whole cycle, in minor units. */
  readonly recurring?: number | undefined;
  /**
   * Everything due until the end of the first term, first charge included, in minor units; for an
   * order, the sum.
   */
  readonly commitment?: number | undefined;
  /**
   * How long it can be cancelled, in hours; 0 for never, null for until the renewal. For an order,
   * absent if its lines differ.
   */
  readonly cancelHours?: number | null | undefined;
}

/** Conditions shared by all lines of an order (workday §9.14). */
export interface SharedTerms extends Pick<OrderTerms, 'commitment' | 'cancelHours'> {
  /** Commitment term; null if the lines differ. */
  readonly term?: OrderTerms['term'] | null;
  /** Billing cycle; null if the lines differ. */
  readonly cycle?: OrderTerms['cycle'] | null;
  /** Price of one for a whole cycle; null if the lines differ. */
  readonly unitPrice?: OrderTerms['unitPrice'] | null;
  /** Price of a whole cycle, in minor units; null if the lines have different cycles. */
  readonly recurring?: OrderTerms['recurring'] | null;
}

/** One line of an order. */
export interface OrderLine extends OrderTerms {
  /** Id of the line, unique within the order. */
  readonly id: string;
  /** Id of the plan. */
  readonly planId: string;
  /** Product name. */
  readonly productName: string;
  /** Quantity; in a change, the seats afterwards. */
  readonly quantity: number;
  /** Amount without tax, in minor units; negative if a change gives money back. */
  readonly net: number;
  /** State of the line. */
  readonly state: OrderLineState;
  /** Why it failed; null if it did not. */
  readonly failure: OrderLineFailure | null;
  /** Id of the subscription that it created or changed; null for none. */
  readonly subscriptionId: string | null;
}

/** The approval or rejection of an order. */
export interface OrderApproval {
  /** E-mail of the user who decided. */
  readonly by: string;
  /** Time of the decision; null if unknown. */
  readonly at: Date | null;
  /** The reason; null if none was given. */
  readonly reason: string | null;
}

/** A purchase or change (commerce §2.2). Amounts are in minor units. */
export interface Order extends SharedTerms {
  /** Id of the order. */
  readonly id: string;
  /** Number shown to users. */
  readonly number: string;
  /** Id of the customer. */
  readonly customerId: string;
  /** Name of the customer. */
  readonly customerName: string;
  /** Id of the tenant; null for none. */
  readonly tenantId: string | null;
  /** Id of the vendor. */
  readonly vendorId: string;
  /** Vendor name. */
  readonly vendorName: string;
  /** The action. */
  readonly type: OrderType;
  /** State of the order. */
  readonly state: OrderState;
  /** The lines. */
  readonly lines: Entries<OrderLine>;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Sum of the lines, failed ones included. */
  readonly net: number;
  /** Tax on `net`. */
  readonly tax: number;
  /** Total, tax included. */
  readonly total: number;
  /** Id of the quote that was bought; null for a change. */
  readonly quoteId: string | null;
  /** The buyer's own order number; null for none. */
  readonly poNumber: string | null;
  /** E-mail of the user who placed it. */
  readonly placedBy: string;
  /** E-mail of the administrator who was impersonating that user; null for nobody. */
  readonly impersonatedBy: string | null;
  /** Its approval or rejection; null if undecided. */
  readonly approval: OrderApproval | null;
  /**
   * Who can approve it, at most five; absent if it does not wait, or if the server does not say.
   */
  readonly approvers?: readonly OrderApprover[] | undefined;
  /** Until when it waits for approval at its price; absent like `approvers`. */
  readonly heldUntilAt?: Date | undefined;
  /**
   * When the customer was recorded as informed about a failure; null if not yet, absent if the
   * server does not record it.
   */
  readonly customerInformedAt?: Date | null | undefined;
  /** Its history, oldest first; null in a list of orders, which omits it. */
  readonly events: readonly OrderEvent[] | null;
  /** Time it was placed; null if unknown. */
  readonly createdAt: Date | null;
  /** Time it was completed; null if it is not. */
  readonly endedAt: Date | null;
}

/** Maximum number of approvers that are named (workday §4). */
export const APPROVERS_MAX = 5;

/** Somebody who can approve an order. */
export interface OrderApprover {
  /** Display name. */
  readonly name: string;
  /** E-mail address; null for members of a company that the viewer cannot see (workday §9.3). */
  readonly email: string | null;
  /** Name of that company; null for users the viewer can see. */
  readonly customerName: string | null;
}

/** A line of an order that cannot be bought again. */
export interface NotAdded {
  /** Id of the plan. */
  readonly planId: string;
  /** Product name; null if unknown. */
  readonly productName: string | null;
  /** Reason code. */
  readonly code: string;
  /** The server's message. */
  readonly message: string;
}
