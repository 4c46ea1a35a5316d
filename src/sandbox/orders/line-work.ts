import type { ChargeLine } from '../../domain/billing/charge';
import type { OrderLine, OrderLineFailure } from '../../domain/orders/order';
import type { Plan } from '../../domain/products/product';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import type { PricedPlan } from '../../domain/subscriptions/lifecycle';
import type { CivilDate } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-tables';

/** A plan as one company sells it to another: at the buyer's price, with what it costs the seller. */
export interface Sale {
  readonly plan: PricedPlan & Pick<Plan, 'trialDays'>;
  /** The buyer's tax. */
  readonly taxBps: number;
}

/** Both sales of what a customer buys: by those from whom they buy, and to these by the provider. */
export interface BothSales<Side> {
  /** What the customer buys. */
  readonly sold: Side;
  /** What their reseller buys for them; nobody asks for it where the provider sells itself. */
  readonly bought: Side;
}

/** Something new is bought: it goes on, or is charged once. */
export interface PurchaseTask extends BothSales<Sale> {
  readonly kind: 'subscribe' | 'once';
  readonly productId: string;
  readonly quantity: number;
  readonly friendlyName: string | null;
  /** The end of the first term, to end with something else; null for the regular one. */
  readonly endsOn: CivilDate | null;
  /** The beginning of the domain of a tenant that is made with it; null for none. */
  readonly domainPrefix: string | null;
  /** From when term and windows count: the purchase, or its approval. In milliseconds since 1970. */
  readonly at: number;
}

/** What a change makes of a subscription. */
export type ChangedFields = Partial<Omit<SoldSubscription, 'id' | 'revision' | 'changing'>>;

/** A subscription is changed, with the charges and credits. Until it is done, or has failed, it is `changing`. */
export interface ChangeTask extends BothSales<readonly ChargeLine[]> {
  readonly kind: 'change';
  readonly subscriptionId: string;
  /** What was asked for. */
  readonly change: SubscriptionChange;
  /** When it was counted, in milliseconds since 1970. */
  readonly at: number;
  /** The product whose charges it gives back: in a change of the plan it may be another one. */
  readonly creditedName: string;
  /** The changed fields as they were when it was counted; once they are others, it cannot be done. */
  readonly before: ChangedFields;
  readonly after: ChangedFields;
}

/** What a line of an order does when it is done. */
export type LineTask = PurchaseTask | ChangeTask;

/** A line that is not done yet. */
export interface LineWork {
  readonly task: LineTask;
  /** When the line came into its state, in milliseconds since 1970. */
  readonly since: number;
  /** Why the vendor will refuse it; null for not at all. */
  readonly refusal: OrderLineFailure | null;
}

/** How long a line waits for its vendor, in milliseconds (commerce §8). */
export const QUEUED_MS = 2_000;
/** How long a vendor works at a line, in milliseconds (commerce §8). */
export const AT_WORK_MS = 6_000;

/** The key of a line's work: line ids are unique within an order only (wire §3.4). */
export function workKey(orderId: string, lineId: string): string {
  return `${orderId}/${lineId}`;
}

/** When a line goes on by itself; null for never. */
export function lineDueAt({ state }: Pick<OrderLine, 'state'>, { since }: LineWork): number | null {
  if (state === 'queued') return since + QUEUED_MS;
  return state === 'provisioning' ? since + AT_WORK_MS : null;
}
