import type { Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { Cycle, Term } from '../products/product';
import type { CivilDate } from '../time/civil-date';

/** The states of a subscription (wire §8). */
export const SUBSCRIPTION_STATES = ['active', 'suspended', 'expired', 'cancelled'] as const;

/** State of a subscription; unknown ones are kept as text. */
export type SubscriptionState = OpenValue<(typeof SUBSCRIPTION_STATES)[number]>;

/** Seats that were bought together and have the same cancellation deadline (commerce §2.3.6). */
export interface SeatBatch {
  /** Number of seats. */
  readonly quantity: number;
  /** When they were bought, or the term was renewed. */
  readonly fromAt: Date;
  /** Until when they can be cancelled; null for never, but see {@link Subscription.term}. */
  readonly cancelUntilAt: Date | null;
}

/** A change scheduled for the renewal. Null values stay unchanged. */
export interface ScheduledChange {
  /** Number of seats. */
  readonly quantity: number | null;
  /** Id of the plan. */
  readonly planId: string | null;
  /** End of the next term. */
  readonly endsOn: CivilDate | null;
}

/** A subscription (commerce §2.2). Prices are in minor units. */
export interface Subscription {
  /** Id of the subscription. */
  readonly id: string;
  /** Incremented with each change; a write names the revision it is based on. */
  readonly revision: number;
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
  /** Id of the product. */
  readonly productId: string;
  /** Id of the plan. */
  readonly planId: string;
  /** Product name. */
  readonly productName: string;
  /** Name given by its owner; null for none. */
  readonly friendlyName: string | null;
  /** Project assigned by its owner; null for none. */
  readonly project: string | null;
  /** State of the subscription. */
  readonly state: SubscriptionState;
  /** Whether it is free until the renewal. */
  readonly isTrial: boolean;
  /** Number of seats. */
  readonly quantity: number;
  /** Number of assigned seats; null if unknown. */
  readonly assigned: number | null;
  /** Price of one for a whole cycle. */
  readonly unitPrice: Price;
  /** Cost of one; absent for users who may not see costs. */
  readonly unitCost?: Price;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Commitment term. With `none` it can be cancelled at any time, without credit. */
  readonly term: Term;
  /** Billing cycle. */
  readonly cycle: Cycle;
  /** Anchor day of its periods. */
  readonly startOn: CivilDate;
  /** First day of the current term. */
  readonly termStartOn: CivilDate;
  /**
   * Start of the next term: the current one ends when this day begins. Null for the term `none`.
   */
  readonly renewsOn: CivilDate | null;
  /** Whether it renews then. */
  readonly autoRenew: boolean;
  /** Price of one after the renewal; null without a renewal. */
  readonly renewalUnitPrice: Price | null;
  /** Monthly cost, in minor units. */
  readonly recurringPerMonth: number;
  /** Seats by cancellation deadline, oldest first. */
  readonly batches: Entries<SeatBatch>;
  /** Change scheduled for the renewal; null for none. */
  readonly scheduled: ScheduledChange | null;
  /** The pending order that changes it; null for none. */
  readonly changing: {
    /** Id of the order. */
    readonly orderId: string;
  } | null;
  /** Day of the next charge; null for none. */
  readonly nextChargeOn: CivilDate | null;
  /** Remaining charges of the current term, in minor units. */
  readonly commitmentLeft: number;
}

/** Whether a subscription is live: active or suspended (wire §2). */
export function isLive({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'suspended';
}

/** Whether the current term is the last one: shown as "ends" instead of "renews". */
export function endsAtRenewal(
  subscription: Pick<Subscription, 'state' | 'renewsOn' | 'autoRenew'>,
): boolean {
  return isLive(subscription) && subscription.renewsOn !== null && !subscription.autoRenew;
}
