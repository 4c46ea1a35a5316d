import type { ChargeLine, Price } from '../../domain/billing/charge';
import type { QuoteLine, QuoteTarget } from '../../domain/cart/quote';
import type { OrderLineFailure } from '../../domain/orders/order';
import type { Plan } from '../../domain/products/product';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import type { PricedPlan } from '../../domain/subscriptions/lifecycle';
import type { CivilDate } from '../../domain/time/civil-date';
import type { StockedLine, StockedTarget } from '../rules/cart';
import type { ChangeOutcome } from '../rules/subscription-change';
import type { PlanRecord, SoldSubscription } from './commerce-records';

/** What a plan costs each of those who pass it on. */
export interface SalePrices {
  /** What the customer pays for one. */
  readonly unitPrice: Price;
  /** What a reseller pays the provider for one. */
  readonly resellerCost: Price;
  /** What the provider pays the vendor for one. */
  readonly providerCost: Price;
}

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

/** A line of a cart for one of its customers, with everything that its purchase needs. */
export interface QuotedLine extends SalePrices {
  /** The line of the cart as it was: product, quantity, name, end date. */
  readonly line: StockedLine;
  /** The customer, with their tenant. */
  readonly target: StockedTarget;
  readonly plan: PlanRecord;
  /** The beginning of the domain of the tenant that the purchase makes; null for none. */
  readonly domainPrefix: string | null;
  /** What is charged first, as it is shown; who may see costs is asked when it is sent. */
  readonly charge: Omit<QuoteLine, 'lineId' | 'targetId' | 'unitCost'>;
  /** The price that the quote before said, where it was another; null for none. */
  readonly wasUnitPrice: number | null;
}

/** A quote as the sandbox keeps it: its issues are made anew whenever it is sent (wire §3.3). */
export interface QuoteRecord {
  readonly id: string;
  /** The account of who asked for it. */
  readonly madeBy: string;
  readonly cartId: string;
  readonly cartRevision: number;
  readonly validUntilAt: Date;
  readonly currency: string | null;
  readonly poNumber: string | null;
  readonly lines: readonly QuotedLine[];
  readonly targets: readonly QuoteTarget[];
  /** The orders that it was bought with; null while it was not. */
  readonly orderIds: readonly string[] | null;
}

/** What comes of a change, on both sides. */
export type CountedChange =
  | Exclude<ChangeOutcome<never>, { status: 'ready' }>
  | {
      readonly status: 'ready';
      /** The subscription afterwards. */
      readonly after: SoldSubscription;
      /** What its customer is charged. */
      readonly sold: readonly ChargeLine[];
      /** What a reseller is charged by the provider. */
      readonly bought: readonly ChargeLine[];
    };

export type Ready = Extract<CountedChange, { status: 'ready' }>;

/** A preview as the sandbox keeps it: what an order does with it, and until when. */
export interface PreviewRecord extends Pick<Ready, 'after' | 'sold' | 'bought'> {
  readonly id: string;
  /** The account of who asked for it. */
  readonly madeBy: string;
  /** The subscription as it was. */
  readonly before: SoldSubscription;
  readonly change: SubscriptionChange;
  readonly total: number;
  readonly validUntilAt: Date;
  /** When the first of the windows ends that it makes use of; null for none of them. */
  readonly windowUntilAt: Date | null;
  /** The order that it was done with; null while it was not. */
  readonly orderId: string | null;
}
