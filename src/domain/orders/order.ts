import type { Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { Plan } from '../products/product';
import type { OrderApprover } from './approvers';
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

/** The state of an order; an unknown one is its text. */
export type OrderState = OpenValue<(typeof ORDER_STATES)[number]>;

/** Without a live connection an open order is asked for so often, in milliseconds (commerce §3). */
export const ORDER_ASK_EVERY_MS = 10_000;

/** What an order does (wire §8). */
export const ORDER_TYPES = ['create', 'change', 'renew', 'cancel'] as const;

/** What an order does; an unknown type is its text. */
export type OrderType = OpenValue<(typeof ORDER_TYPES)[number]>;

/** The states of an order's line (wire §8). */
export const ORDER_LINE_STATES = ['queued', 'provisioning', 'done', 'failed', 'cancelled'] as const;

/** The state of an order's line; an unknown one is its text. */
export type OrderLineState = OpenValue<(typeof ORDER_LINE_STATES)[number]>;

/** Why a line failed, for the vendor's support. */
export interface OrderLineFailure {
  /** The server's code. */
  readonly code: string;
  /** Its sentence. */
  readonly message: string;
  /** By what the vendor finds it; '' for nothing. */
  readonly correlationId: string;
}

/** What is bought in the long run (workday §4). A field is absent where the server does not say it. */
export interface OrderTerms {
  /** How long one is bound. */
  readonly term?: Plan['term'] | undefined;
  /** How often one pays. */
  readonly cycle?: Plan['cycle'] | undefined;
  /** The price of one for a whole cycle. */
  readonly unitPrice?: Price | undefined;
  /** What a whole cycle comes to, in minor units. */
  readonly recurring?: number | undefined;
  /** All that is due until the first term's end, the first charge included; of an order the sum. */
  readonly commitment?: number | undefined;
  /**
   * For how long it can be cancelled, in hours; 0 for never, null for until the renewal. Of an order it
   * is absent where its lines differ.
   */
  readonly cancelHours?: number | null | undefined;
}

/** What an order says of all of its lines (workday §9.14). */
export interface SharedTerms extends Pick<OrderTerms, 'commitment' | 'cancelHours'> {
  /** How long one is bound; null where its lines differ. */
  readonly term?: OrderTerms['term'] | null;
  /** How often one pays; null where its lines differ. */
  readonly cycle?: OrderTerms['cycle'] | null;
  /** The price of one for a whole cycle; null where its lines differ. */
  readonly unitPrice?: OrderTerms['unitPrice'] | null;
  /** What a whole cycle costs, in minor units; null where its lines have different cycles. */
  readonly recurring?: OrderTerms['recurring'] | null;
}

/** One thing of an order. */
export interface OrderLine extends OrderTerms {
  /** Its id, unique within the order. */
  readonly id: string;
  /** The plan. */
  readonly planId: string;
  /** The name of its product. */
  readonly productName: string;
  /** How many; in a change the seats afterwards. */
  readonly quantity: number;
  /** The amount without tax, in minor units; a change may give money back. */
  readonly net: number;
  /** How far it is. */
  readonly state: OrderLineState;
  /** Why it failed; null when it did not. */
  readonly failure: OrderLineFailure | null;
  /** The subscription that it made or changed; null for none. */
  readonly subscriptionId: string | null;
}

/** Who approved or rejected an order. */
export interface OrderApproval {
  /** The e-mail of who did. */
  readonly by: string;
  /** When; null for an unknown time. */
  readonly at: Date | null;
  /** Why; null for no reason. */
  readonly reason: string | null;
}

/** What was bought or changed at once (commerce §2.2). */
export interface Order extends SharedTerms {
  /** Its id. */
  readonly id: string;
  /** What people call it by. */
  readonly number: string;
  /** Whom it is for. */
  readonly customerId: string;
  /** Their name. */
  readonly customerName: string;
  /** The tenant that it is for; null for none. */
  readonly tenantId: string | null;
  /** The vendor. */
  readonly vendorId: string;
  /** The vendor's name. */
  readonly vendorName: string;
  /** What it does. */
  readonly type: OrderType;
  /** How far it is. */
  readonly state: OrderState;
  /** What it is made of. */
  readonly lines: Entries<OrderLine>;
  /** ISO 4217. */
  readonly currency: string;
  /** Sum of the lines, also of those that failed. */
  readonly net: number;
  /** The tax on it. */
  readonly tax: number;
  /** What it comes to. */
  readonly total: number;
  /** The quote that was bought; null for a change. */
  readonly quoteId: string | null;
  /** The buyer's own number; null for none. */
  readonly poNumber: string | null;
  /** The e-mail of who placed it. */
  readonly placedBy: string;
  /** The administrator who acted as them; null for nobody. */
  readonly impersonatedBy: string | null;
  /** Who approved or rejected it; null for nobody. */
  readonly approval: OrderApproval | null;
  /** Who may approve it, at most five; absent where it does not wait, or the server does not say. */
  readonly approvers?: readonly OrderApprover[] | undefined;
  /** Until when it waits for an approval at the price that it was placed at; absent as `approvers`. */
  readonly heldUntilAt?: Date | undefined;
  /**
   * When somebody noted that the customer knows what failed; null for not yet, absent where the server
   * keeps no such notes.
   */
  readonly customerInformedAt?: Date | null | undefined;
  /** What happened, the oldest first; null in a list of orders, which leaves it out. */
  readonly events: readonly OrderEvent[] | null;
  /** When it was placed; null for an unknown time. */
  readonly createdAt: Date | null;
  /** When it came to an end; null for not yet. */
  readonly endedAt: Date | null;
}
