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

/** The prices of a plan along the reseller chain. */
export interface SalePrices {
  /** Price of one for the customer. */
  readonly unitPrice: Price;
  /** Price of one from the provider for the reseller. */
  readonly resellerCost: Price;
  /** Price of one from the vendor for the provider. */
  readonly providerCost: Price;
}

/** The sale of a plan between two companies: at the buyer's price, with the seller's cost. */
export interface Sale {
  readonly plan: PricedPlan & Pick<Plan, 'trialDays'>;
  /** Tax rate of the buyer. */
  readonly taxBps: number;
}

/** The two sales behind a purchase: to the customer, and from the provider to the reseller. */
export interface BothSales<Side> {
  /** The sale to the customer. */
  readonly sold: Side;
  /** The sale to the reseller; unused if the provider sells directly. */
  readonly bought: Side;
}

/** A new subscription or a one-off purchase. */
export interface PurchaseTask extends BothSales<Sale> {
  readonly kind: 'subscribe' | 'once';
  readonly productId: string;
  readonly quantity: number;
  readonly friendlyName: string | null;
  /** End of the first term, to align it with something else; null for the regular end. */
  readonly endsOn: CivilDate | null;
  /** Domain prefix of a tenant that is created with it; null for none. */
  readonly domainPrefix: string | null;
  /** Start of terms and windows: time of purchase or approval, in milliseconds since 1970. */
  readonly at: number;
}

/** The fields of a subscription that a change sets. */
export type ChangedFields = Partial<Omit<SoldSubscription, 'id' | 'revision' | 'changing'>>;

/**
 * The change of a subscription, with charges and credits. It is `changing` until this is done or
 * has failed.
 */
export interface ChangeTask extends BothSales<readonly ChargeLine[]> {
  readonly kind: 'change';
  readonly subscriptionId: string;
  /** The requested change. */
  readonly change: SubscriptionChange;
  /** When it was computed, in milliseconds since 1970. */
  readonly at: number;
  /** Product of the credited charges; another one in a change of plan. */
  readonly creditedName: string;
  /** The previous values of the changed fields; if they differ by now, the change fails. */
  readonly before: ChangedFields;
  readonly after: ChangedFields;
}

/** What a completed order line does. */
export type LineTask = PurchaseTask | ChangeTask;

/** A line that is not completed. */
export interface LineWork {
  readonly task: LineTask;
  /** When the line entered its state, in milliseconds since 1970. */
  readonly since: number;
  /** Why the vendor will reject it; null if it will not. */
  readonly refusal: OrderLineFailure | null;
}

/** A line of a cart for one customer, with everything that its purchase needs. */
export interface QuotedLine extends SalePrices {
  /** The line of the cart when it was quoted: product, quantity, name, end date. */
  readonly line: StockedLine;
  /** The customer and tenant. */
  readonly target: StockedTarget;
  readonly plan: PlanRecord;
  /** Domain prefix of the tenant that the purchase creates; null for none. */
  readonly domainPrefix: string | null;
  /** The charge as shown; costs are removed when it is sent, if necessary. */
  readonly charge: Omit<QuoteLine, 'lineId' | 'targetId' | 'unitCost'>;
  /** The customer's last price of the line in this cart, if it differs; null for none. */
  readonly wasUnitPrice: number | null;
}

/** A quote as stored: its issues are computed whenever it is sent (wire §3.3). */
export interface QuoteRecord {
  readonly id: string;
  /** Account of the user who requested it. */
  readonly madeBy: string;
  readonly cartId: string;
  readonly cartRevision: number;
  readonly validUntilAt: Date;
  readonly currency: string | null;
  readonly poNumber: string | null;
  readonly lines: readonly QuotedLine[];
  readonly targets: readonly QuoteTarget[];
  /** Ids of its orders; null unless it was bought. */
  readonly orderIds: readonly string[] | null;
}

/** The result of a change, for both sales. */
export type CountedChange =
  | Exclude<ChangeOutcome<never>, { status: 'ready' }>
  | {
      readonly status: 'ready';
      /** The subscription afterwards. */
      readonly after: SoldSubscription;
      /** Charges for the customer. */
      readonly sold: readonly ChargeLine[];
      /** Charges from the provider for the reseller. */
      readonly bought: readonly ChargeLine[];
    };

export type Ready = Extract<CountedChange, { status: 'ready' }>;

/** A preview as stored: what an order does with it, and until when it is valid. */
export interface PreviewRecord extends Pick<Ready, 'after' | 'sold' | 'bought'> {
  readonly id: string;
  /** Account of the user who requested it. */
  readonly madeBy: string;
  readonly before: SoldSubscription;
  readonly change: SubscriptionChange;
  readonly total: number;
  readonly validUntilAt: Date;
  /** The earliest deadline of a window that it uses; null for none. */
  readonly windowUntilAt: Date | null;
  /** Id of its order; null unless it was carried out. */
  readonly orderId: string | null;
}
