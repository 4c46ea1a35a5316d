import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { Cycle, ProductKind, QuantityLimits, Term } from '../products/product';
import type { CivilDate } from '../time/civil-date';

/** The states of a cart (wire §8). */
export const CART_STATES = ['open', 'ordering', 'expired'] as const;

/** The state of a cart; an unknown one is its text. */
export type CartState = OpenValue<(typeof CART_STATES)[number]>;

/** A cart that is not touched for so many days expires (commerce §3). */
export const CART_DAYS = 30;
/** Customers that a cart is for at most (wire §3.2). */
export const CART_TARGETS_MAX = 20;
/** Longest order number of the buyer's own (wire §3.2). */
export const PO_NUMBER_MAX = 50;
/** Longest name that a buyer gives to a line (wire §3.2). */
export const FRIENDLY_NAME_MAX = 64;

/** Whom a buyer decides a cart to be for. */
export interface CartTargetChoice {
  /** The customer. */
  readonly customerId: string;
  /** The tenant; null for none. */
  readonly tenantId: string | null;
}

/** Whom a cart is for. */
export interface CartTarget extends CartTargetChoice {
  /** Its id, which stays while customer and tenant do. */
  readonly id: string;
  /** The customer's name. */
  readonly customerName: string;
  /** The tenant's domain; null for none. */
  readonly domain: string | null;
}

/** What a buyer decides about a line. */
export interface CartLineChoice {
  /** The plan. */
  readonly planId: string;
  /** How many. */
  readonly quantity: number;
  /** What the buyer calls it; null for nothing. */
  readonly friendlyName: string | null;
  /** The line, or the subscription, that it is an add-on to; null for none. */
  readonly addOnTo: string | null;
  /** The end of its first term, to end with something else; null for the regular one. */
  readonly endsOn: CivilDate | null;
  /** The beginning of the domain of a tenant that the purchase makes; null for none. */
  readonly domainPrefix: string | null;
}

/** A line of a cart. */
export interface CartLine extends CartLineChoice {
  /** Its id, which whoever added it made up. */
  readonly id: string;
  /** The product. */
  readonly productId: string;
  /** The product's name. */
  readonly productName: string;
  /** The vendor. */
  readonly vendorId: string;
  /** The vendor's name. */
  readonly vendorName: string;
  /** What sort of thing it is. */
  readonly kind: ProductKind;
  /** How long one is bound. */
  readonly term: Term;
  /** How often one pays. */
  readonly cycle: Cycle;
  /** How many can be bought. */
  readonly limits: QuantityLimits;
  /** Whether the customer needs a tenant at the vendor. */
  readonly needsTenant: boolean;
}

/** The purchase after which a cart began. */
export interface LastPurchase {
  /** The quote that was bought. */
  readonly quoteId: string;
  /** Its orders. */
  readonly orderIds: readonly string[];
  /** When; null for an unknown time. */
  readonly at: Date | null;
}

/** What a user is about to buy (commerce §2.2). The server keeps one for each user. */
export interface Cart {
  /** Its id. */
  readonly id: string;
  /** Grows with each change, on from cart to cart; a write says which one it has seen. */
  readonly revision: number;
  /** Whether it can be changed. */
  readonly state: CartState;
  /** When it expires; null for an unknown time. */
  readonly expiresAt: Date | null;
  /** ISO 4217: that of the customers, else of the first line; null for neither. */
  readonly currency: string | null;
  /** Whom it is for; each line is bought for each of them. */
  readonly targets: readonly CartTarget[];
  /** What is in it. */
  readonly lines: Entries<CartLine>;
  /** The buyer's own number; null for none. */
  readonly poNumber: string | null;
  /** The e-mail of who changed it last; '' for nobody. */
  readonly updatedBy: string;
  /** When; null for an unknown time. */
  readonly updatedAt: Date | null;
  /** The purchase after which it began; null for none. */
  readonly lastPurchase: LastPurchase | null;
}
