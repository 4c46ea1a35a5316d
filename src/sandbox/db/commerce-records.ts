import type { Customer } from '../../domain/customers/customer';
import type { Order, OrderLine } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import type { Plan, PriceList, Product } from '../../domain/products/product';
import type { SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';
import type { StatementCore } from '../rules/statements';

/** A company as the sandbox keeps it; what is counted from statements and subscriptions is not in it. */
export type CompanyRecord = Omit<
  Customer,
  'parentName' | 'openBalance' | 'otherBalances' | 'recurringPerMonth' | 'domain'
> & {
  /** Not in the list of an empty world, where it is still whom accounts belong to. @default false */
  readonly isHidden?: boolean;
};

/** What is known of a company without the tables of commerce. */
export type CompanyFacts = Pick<CompanyRecord, 'name' | 'level'>;

/** A price list as the sandbox keeps it. */
export type PriceListRecord = Pick<
  PriceList,
  'id' | 'ownerId' | 'name' | 'currency' | 'markupBps' | 'targetMarginBps'
> & {
  /** Whose prices it has where it has none of its own. @default those of its mark-up */
  readonly basedOnId?: string;
  readonly overrides: ReadonlyMap<string, number>;
};

/** A plan as the sandbox keeps it: the vendor's prices, from which all others are counted. */
export interface PlanRecord
  extends Omit<Plan, 'unitPrice' | 'unitList' | 'unitCost' | 'nextPrice'> {
  readonly productId: string;
  /** The vendor's list price, in minor units, or that of usage as a text. */
  readonly unitList: number | string;
  /** What the provider pays for it. */
  readonly unitVendorCost: number | string;
  /** The list price that is known to come; null for none. */
  readonly nextList: { readonly fromOn: CivilDate; readonly unitList: number } | null;
}

/** A product as the sandbox keeps it. */
export interface ProductRecord extends Omit<Product, 'plans'> {
  readonly plans: readonly PlanRecord[];
}

/** A subscription as the sandbox keeps it; what can be counted from the rest is not in it. */
export interface SubscriptionRecord
  extends Omit<SubscriptionTerms, 'unitCost'>,
    Pick<Subscription, 'changing'> {
  readonly id: string;
  readonly revision: number;
  readonly customerId: string;
  readonly tenantId: string | null;
  readonly vendorId: string;
  readonly productId: string;
  readonly friendlyName: string | null;
  readonly project: string | null;
  readonly assigned: number | null;
  readonly state: Subscription['state'];
}

/** A subscription with what it costs those who sell it. */
export interface SoldSubscription extends SubscriptionRecord {
  /** What the reseller pays for one. */
  readonly resellerCost: number | string;
  /** What the provider pays for one. */
  readonly providerCost: number | string;
  /** The first day that is not charged yet: `chargedUntil` says which, after the first charge. */
  readonly chargedUntilOn: CivilDate;
}

/** Something that happened to an order, as it is kept: its people are named when it is sent. */
export interface OrderEventRecord extends Omit<OrderEvent, 'impersonatedBy'> {
  /** The e-mail of the administrator who acted as `by`. @default nobody */
  readonly impersonatedBy?: string | null;
}

/** An order as the sandbox keeps it; names are looked up when it is sent. */
export interface OrderRecord
  extends Omit<Order, 'customerName' | 'vendorName' | 'lines' | 'events'> {
  readonly lines: readonly OrderLine[];
  /** The oldest first. */
  readonly events: readonly OrderEventRecord[] | null;
}

/** A statement as the sandbox keeps it. */
export interface StatementRecord extends StatementCore {
  readonly id: string;
  readonly number: string | null;
  readonly customerId: string;
  readonly issuerId: string;
  readonly currency: string;
}

export const PROVIDER_ID = 'customer-1';

/** What a reseller pays: for plans of any currency (commerce §8). */
export const PARTNER_LIST = 'pl-partner';
