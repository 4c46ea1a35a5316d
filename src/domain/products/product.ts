import type { Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { CivilDate } from '../time/civil-date';

/** The kinds of a product (wire §8). */
export const PRODUCT_KINDS = ['license', 'addon', 'usage', 'software', 'service'] as const;

/** The kind of a product; an unknown one is its text. */
export type ProductKind = OpenValue<(typeof PRODUCT_KINDS)[number]>;

/** The states of a product (wire §8). */
export const PRODUCT_STATES = ['active', 'paused', 'retired'] as const;

/** Whether a product can be bought; an unknown state is its text. */
export type ProductState = OpenValue<(typeof PRODUCT_STATES)[number]>;

/** How long one is bound (wire §8). */
export const TERMS = ['P1M', 'P1Y', 'P3Y', 'none'] as const;

/** How long one is bound; an unknown term is its text. */
export type Term = OpenValue<(typeof TERMS)[number]>;

/** How often one pays (wire §8). */
export const CYCLES = ['month', 'year', 'once', 'usage'] as const;

/** How often one pays; an unknown cycle is its text. */
export type Cycle = OpenValue<(typeof CYCLES)[number]>;

/** Who makes a product. */
export interface Vendor {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** How many of a product can be bought. */
export interface QuantityLimits {
  /** The fewest. */
  readonly min: number;
  /** The most; null for no limit. */
  readonly max: number | null;
  /** From the fewest on in steps of so many. */
  readonly step: number;
}

/** A price that is known to come. */
export interface NextPrice {
  /** From when on it holds. */
  readonly fromOn: CivilDate;
  /** The price of one for a whole cycle. */
  readonly unitPrice: Price;
}

/** A way to buy a product, in one currency (commerce §2.2). */
export interface Plan {
  /** Its id. */
  readonly id: string;
  /** How long one is bound. */
  readonly term: Term;
  /** How often one pays. */
  readonly cycle: Cycle;
  /** ISO 4217. */
  readonly currency: string;
  /** The price of one for a whole cycle; null while nobody is chosen whose price it would be. */
  readonly unitPrice: Price | null;
  /** The vendor's list price; null for those who are not told. */
  readonly unitList: Price | null;
  /** What it costs; absent for those who may not see it. */
  readonly unitCost?: Price;
  /** For how many hours it can be cancelled: 0 never, null until the renewal. */
  readonly cancelHours: number | null;
  /** Days that are free in the beginning; null for none. */
  readonly trialDays: number | null;
  /** The price that is known to come; null for none. */
  readonly nextPrice: NextPrice | null;
  /** Plans that it can be changed to at any time. */
  readonly upgradesTo: readonly string[];
}

/** What can be bought (commerce §2.2). */
export interface Product {
  /** Its id. */
  readonly id: string;
  /** Who makes it. */
  readonly vendor: Vendor;
  /** What it is called. */
  readonly name: string;
  /** What it is for, in the server's words. */
  readonly category: string;
  /** What sort of thing it is. */
  readonly kind: ProductKind;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** Whether it can be bought. */
  readonly state: ProductState;
  /** Why it is paused; null for no reason. */
  readonly pausedReason: string | null;
  /** Ids of products of which one must be there as well; none for no such need. */
  readonly requires: readonly string[];
  /** Countries where it is sold; none for everywhere. */
  readonly countries: readonly string[];
  /** How many can be bought. */
  readonly limits: QuantityLimits;
  /** Whether the customer needs a tenant at the vendor. */
  readonly needsTenant: boolean;
  /** The ways to buy it. */
  readonly plans: Entries<Plan>;
}

/** A price of a price list's own. */
export interface PriceOverride {
  /** Of which plan. */
  readonly planId: string;
  /** The name of its product. */
  readonly productName: string;
  /** The vendor's list price. */
  readonly unitList: Price | null;
  /** The price instead. */
  readonly unitPrice: Price;
  /** What it costs; absent for those who may not see it. */
  readonly unitCost?: Price;
}

/** By what a company sells (commerce §2.2). */
export interface PriceList {
  /** Its id. */
  readonly id: string;
  /** The company that sells by it. */
  readonly ownerId: string;
  /** What it is called. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Over the vendor's list price, in basis points. */
  readonly markupBps: number;
  /** The margin below which one is warned, in basis points. */
  readonly targetMarginBps: number;
  /** Prices of its own; null in a list of price lists, which has none of them. */
  readonly overrides: Entries<PriceOverride> | null;
  /** The list whose prices it has where it has none of its own; null for none. @default none */
  readonly basedOnId?: string | null | undefined;
  /** Who buys by it, the first of them. @default the server does not say */
  readonly customers?: readonly PriceListCustomer[] | undefined;
  /** How many buy by it. @default the server does not say */
  readonly customersTotal?: number | undefined;
}

/** A customer that buys by a price list. */
export interface PriceListCustomer {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}
