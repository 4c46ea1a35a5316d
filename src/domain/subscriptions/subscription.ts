import type { Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { Cycle, Term } from '../products/product';
import type { CivilDate } from '../time/civil-date';

/** The states of a subscription (wire §8). */
export const SUBSCRIPTION_STATES = ['active', 'suspended', 'expired', 'cancelled'] as const;

/** The state of a subscription; an unknown one is its text. */
export type SubscriptionState = OpenValue<(typeof SUBSCRIPTION_STATES)[number]>;

/** Seats that were bought together and can be cancelled until the same moment (commerce §2.3.6). */
export interface SeatBatch {
  /** How many. */
  readonly quantity: number;
  /** When they were bought, or the term was renewed. */
  readonly fromAt: Date;
  /** Until when they can be cancelled; null for never, but see {@link Subscription.term}. */
  readonly cancelUntilAt: Date | null;
}

/** What happens at the renewal. What is null stays. */
export interface ScheduledChange {
  /** The seats from then on. */
  readonly quantity: number | null;
  /** The plan from then on. */
  readonly planId: string | null;
  /** The end of the term that begins then. */
  readonly endsOn: CivilDate | null;
}

/** What was bought and goes on (commerce §2.2). */
export interface Subscription {
  /** Its id. */
  readonly id: string;
  /** Grows with each change; a write says which one it has seen. */
  readonly revision: number;
  /** Who has it. */
  readonly customerId: string;
  /** Their name. */
  readonly customerName: string;
  /** The tenant that it is for; null for none. */
  readonly tenantId: string | null;
  /** The vendor. */
  readonly vendorId: string;
  /** The vendor's name. */
  readonly vendorName: string;
  /** The product. */
  readonly productId: string;
  /** The plan. */
  readonly planId: string;
  /** The product's name. */
  readonly productName: string;
  /** What its owner calls it; null for nothing. */
  readonly friendlyName: string | null;
  /** The project that its owner counts it to; null for none. */
  readonly project: string | null;
  /** Whether it can be used. */
  readonly state: SubscriptionState;
  /** Whether it is free until the renewal. */
  readonly isTrial: boolean;
  /** The seats. */
  readonly quantity: number;
  /** Seats that somebody has; null for what is not known. */
  readonly assigned: number | null;
  /** The price of one for a whole cycle. */
  readonly unitPrice: Price;
  /** What one costs; absent for those who may not see it. */
  readonly unitCost?: Price;
  /** ISO 4217. */
  readonly currency: string;
  /** How long one is bound. With the term `none` it can be cancelled at any time, without credit. */
  readonly term: Term;
  /** How often one pays. */
  readonly cycle: Cycle;
  /** From where the periods are counted. */
  readonly startOn: CivilDate;
  /** First day of the running term. */
  readonly termStartOn: CivilDate;
  /** The term ends when this day begins; null for the term `none`. */
  readonly renewsOn: CivilDate | null;
  /** Whether another term begins then. */
  readonly autoRenew: boolean;
  /** The price of one from then on; null without a renewal. */
  readonly renewalUnitPrice: Price | null;
  /** What it comes to a month, in minor units. */
  readonly recurringPerMonth: number;
  /** Its seats by when they can be cancelled, the oldest first. */
  readonly batches: Entries<SeatBatch>;
  /** What happens at the renewal; null for nothing but it. */
  readonly scheduled: ScheduledChange | null;
  /** The order that changes it at present; null for none. */
  readonly changing: {
    /** Id of the order. */
    readonly orderId: string;
  } | null;
  /** When the next charge is made; null for never. */
  readonly nextChargeOn: CivilDate | null;
  /** What is still to be charged in the running term, in minor units. */
  readonly commitmentLeft: number;
}

/** Whether a subscription goes on: active, or suspended (wire §2). */
export function isLive({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'suspended';
}

/** Whether no further term begins after the running one: people read "ends", not "renews". */
export function endsAtRenewal(
  subscription: Pick<Subscription, 'state' | 'renewsOn' | 'autoRenew'>,
): boolean {
  return isLive(subscription) && subscription.renewsOn !== null && !subscription.autoRenew;
}
