import type { Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { QuantityLimits } from '../text/quantity';
import type { CivilDate } from '../time/civil-date';

/** The kinds of a product (wire §8). */
export const PRODUCT_KINDS = ['license', 'addon', 'usage', 'software', 'service'] as const;

/** Kind of a product; unknown ones are kept as text. */
export type ProductKind = OpenValue<(typeof PRODUCT_KINDS)[number]>;

/** The states of a product (wire §8). */
export const PRODUCT_STATES = ['active', 'paused', 'retired'] as const;

/** State of a product; unknown ones are kept as text. */
export type ProductState = OpenValue<(typeof PRODUCT_STATES)[number]>;

/** The known commitment terms, as ISO 8601 durations (wire §8). */
export const TERMS = ['P1M', 'P1Y', 'P3Y', 'none'] as const;

/** Commitment term; unknown ones are kept as text. */
export type Term = OpenValue<(typeof TERMS)[number]>;

/** The known billing cycles (wire §8). */
export const CYCLES = ['month', 'year', 'once', 'usage'] as const;

/** Billing cycle; unknown ones are kept as text. */
export type Cycle = OpenValue<(typeof CYCLES)[number]>;

/** The vendor of a product. */
export interface Vendor {
  /** Id of the vendor. */
  readonly id: string;
  /** Vendor name. */
  readonly name: string;
}

/** An announced price. */
export interface NextPrice {
  /** First day it applies. */
  readonly fromOn: CivilDate;
  /** Price of one for a whole cycle. */
  readonly unitPrice: Price;
}

/** A plan of a product, in one currency (commerce §2.2). Prices are in minor units. */
export interface Plan {
  /** Id of the plan. */
  readonly id: string;
  /** Commitment term. */
  readonly term: Term;
  /** Billing cycle. */
  readonly cycle: Cycle;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Price of one for a whole cycle; null while no customer is chosen. */
  readonly unitPrice: Price | null;
  /** The vendor's list price; null for users who may not see it. */
  readonly unitList: Price | null;
  /** Cost; absent for users who may not see costs. */
  readonly unitCost?: Price;
  /** Cancellation window in hours: 0 for never, null for until the renewal. */
  readonly cancelHours: number | null;
  /** Free days at the beginning; null for none. */
  readonly trialDays: number | null;
  /** Announced next price; null for none. */
  readonly nextPrice: NextPrice | null;
  /** Ids of plans that it can be changed to at any time. */
  readonly upgradesTo: readonly string[];
}

/** A product of the marketplace (commerce §2.2). */
export interface Product {
  /** Id of the product. */
  readonly id: string;
  /** The vendor. */
  readonly vendor: Vendor;
  /** Product name. */
  readonly name: string;
  /** Category, as sent by the server. */
  readonly category: string;
  /** Product kind. */
  readonly kind: ProductKind;
  /** One-sentence description. */
  readonly summary: string;
  /** State; only active products can be bought. */
  readonly state: ProductState;
  /** Why it is paused; null if no reason was given. */
  readonly pausedReason: string | null;
  /** Ids of products, one of which is required; empty for none. */
  readonly requires: readonly string[];
  /** Countries where it is sold; empty for all. */
  readonly countries: readonly string[];
  /** Allowed quantities. */
  readonly limits: QuantityLimits;
  /** Whether the customer needs a tenant at the vendor. */
  readonly needsTenant: boolean;
  /** Its plans. */
  readonly plans: Entries<Plan>;
}

/** A price set in a price list. */
export interface PriceOverride {
  /** Id of the plan. */
  readonly planId: string;
  /** Product name. */
  readonly productName: string;
  /** The vendor's list price. */
  readonly unitList: Price | null;
  /** The overriding price. */
  readonly unitPrice: Price;
  /** Cost; absent for users who may not see costs. */
  readonly unitCost?: Price;
}

/** A company's price list (commerce §2.2). */
export interface PriceList {
  /** Id of the list. */
  readonly id: string;
  /** Id of the company that sells by it. */
  readonly ownerId: string;
  /** Name of the list. */
  readonly name: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Markup on the vendor's list price, in basis points. */
  readonly markupBps: number;
  /** Target margin in basis points; lower ones show a warning. */
  readonly targetMarginBps: number;
  /** Overrides; null in a list of price lists, which omits them. */
  readonly overrides: Entries<PriceOverride> | null;
  /** Id of the list it is based on; null for none. @default none */
  readonly basedOnId?: string | null | undefined;
  /** The first customers who buy by it. @default the server did not send them */
  readonly customers?: readonly PriceListCustomer[] | undefined;
  /** Number of customers who buy by it. @default the server did not send it */
  readonly customersTotal?: number | undefined;
}

/** A customer who buys by a price list. */
export interface PriceListCustomer {
  /** Id of the customer. */
  readonly id: string;
  /** Name of the customer. */
  readonly name: string;
}

/** The price list that another one is based on. */
export interface PriceListBase {
  /** Name of the list. */
  readonly name: string;
  /** Id of the list. */
  readonly id: string;
}

/** Maximum length of a price list's name, in characters. */
export const PRICE_LIST_NAME_MAX = 64;

/**
 * Cuts a name to the allowed length in UTF-16 units, as servers count, without splitting a
 * character.
 */
export function priceListName(text: string): string {
  let name = '';
  for (const letter of text.trim()) {
    if (name.length + letter.length > PRICE_LIST_NAME_MAX) break;
    name += letter;
  }
  return name.trim();
}

const TERM_MONTHS: Readonly<Record<string, number>> = { P1M: 1, P1Y: 12, P3Y: 36 };

const CYCLE_MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** Looks up a text from the server; null if it is unknown. */
function monthsIn(table: Readonly<Record<string, number>>, name: string): number | null {
  return (Object.hasOwn(table, name) ? table[name] : undefined) ?? null;
}

/** Months of a term; null for `none` and unknown ones. */
export function termMonths(term: Term): number | null {
  return monthsIn(TERM_MONTHS, term);
}

/** Months of a cycle; null for `once`, `usage` and unknown ones. */
export function cycleMonths(cycle: Cycle): number | null {
  return monthsIn(CYCLE_MONTHS, cycle);
}
