import type { Customer } from '../../domain/customers/customer';
import type { Order, OrderLine } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import type { Plan, PriceList, Product } from '../../domain/products/product';
import type { SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';
import type { StatementCore } from '../rules/statements';

/** A company as stored, without values computed from statements and subscriptions. */
export type CompanyRecord = Omit<
  Customer,
  'parentName' | 'openBalance' | 'otherBalances' | 'recurringPerMonth' | 'domain'
> & {
  /** Hidden from lists in an empty world, where accounts still belong to it. @default false */
  readonly isHidden?: boolean;
};

/** Facts about a company that do not need the commerce tables. */
export type CompanyFacts = Pick<CompanyRecord, 'name' | 'level'>;

/** A price list as stored. */
export type PriceListRecord = Pick<
  PriceList,
  'id' | 'ownerId' | 'name' | 'currency' | 'markupBps' | 'targetMarginBps'
> & {
  /** Id of the list it is based on. @default none: vendor prices with its markup */
  readonly basedOnId?: string;
  readonly overrides: ReadonlyMap<string, number>;
};

/** A plan as stored: the vendor's prices, from which all others are computed. */
export interface PlanRecord
  extends Omit<Plan, 'unitPrice' | 'unitList' | 'unitCost' | 'nextPrice'> {
  readonly productId: string;
  /** The vendor's list price, in minor units; for usage a text. */
  readonly unitList: number | string;
  /** Cost for the provider. */
  readonly unitVendorCost: number | string;
  /** Announced next list price; null for none. */
  readonly nextList: { readonly fromOn: CivilDate; readonly unitList: number } | null;
}

/** A product as stored. */
export interface ProductRecord extends Omit<Product, 'plans'> {
  readonly plans: readonly PlanRecord[];
}

/** A subscription as stored, without computed values. */
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

/** A subscription with its costs for the sellers. */
export interface SoldSubscription extends SubscriptionRecord {
  readonly resellerCost: number | string;
  readonly providerCost: number | string;
  /** First day that is not charged yet, from `chargedUntil`. */
  readonly chargedUntilOn: CivilDate;
}

/** An event of an order as stored; users are named when it is sent. */
export interface OrderEventRecord extends Omit<OrderEvent, 'impersonatedBy'> {
  /** E-mail of the administrator who impersonated `by`. @default nobody */
  readonly impersonatedBy?: string | null;
}

/** An order as stored; names are looked up when it is sent. */
export interface OrderRecord
  extends Omit<Order, 'customerName' | 'vendorName' | 'lines' | 'events'> {
  readonly lines: readonly OrderLine[];
  /** Oldest first. */
  readonly events: readonly OrderEventRecord[] | null;
}

/** A statement as stored. */
export interface StatementRecord extends StatementCore {
  readonly id: string;
  readonly number: string | null;
  readonly customerId: string;
  readonly issuerId: string;
  readonly currency: string;
}

export const PROVIDER_ID = 'customer-1';

/** The resellers' price list, for plans of all currencies (commerce §8). */
export const PARTNER_LIST = 'pl-partner';
