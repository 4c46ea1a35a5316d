import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import type { Cycle, ProductKind, Term } from '../products/product';
import type { QuantityLimits } from '../text/quantity';
import type { CivilDate } from '../time/civil-date';

/** The states of a cart (wire §8). */
export const CART_STATES = ['open', 'ordering', 'expired'] as const;

/** State of a cart; unknown ones are kept as text. */
export type CartState = OpenValue<(typeof CART_STATES)[number]>;

/** Days without a change after which a cart expires (commerce §3). */
export const CART_DAYS = 30;
/** Maximum number of customers of a cart (wire §3.2). */
export const CART_TARGETS_MAX = 20;
/** Maximum length of the buyer's order number, in characters (wire §3.2). */
export const PO_NUMBER_MAX = 50;
/** Maximum length of a line's name, in characters (wire §3.2). */
export const FRIENDLY_NAME_MAX = 64;

/** A customer to buy for, as chosen by the buyer. */
export interface CartTargetChoice {
  /** Id of the customer. */
  readonly customerId: string;
  /** Id of the tenant; null for none. */
  readonly tenantId: string | null;
}

/** A customer of a cart. */
export interface CartTarget extends CartTargetChoice {
  /** Id of the target; stable while customer and tenant stay the same. */
  readonly id: string;
  /** Name of the customer. */
  readonly customerName: string;
  /** Domain of the tenant; null without a tenant. */
  readonly domain: string | null;
}

/** The buyer's choices for a line. */
export interface CartLineChoice {
  /** Id of the plan. */
  readonly planId: string;
  /** Number of units. */
  readonly quantity: number;
  /** Name given by the buyer; null for none. */
  readonly friendlyName: string | null;
  /** Id of the line or the subscription that it is an add-on to; null for none. */
  readonly addOnTo: string | null;
  /** End of the first term, to align it with something else; null for the regular end. */
  readonly endsOn: CivilDate | null;
  /** Prefix of the domain for a tenant that the purchase creates; null for none. */
  readonly domainPrefix: string | null;
}

/** A line of a cart. */
export interface CartLine extends CartLineChoice {
  /** Id of the line, created by the client that added it. */
  readonly id: string;
  /** Id of the product. */
  readonly productId: string;
  /** Product name. */
  readonly productName: string;
  /** Id of the vendor. */
  readonly vendorId: string;
  /** Vendor name. */
  readonly vendorName: string;
  /** Product kind. */
  readonly kind: ProductKind;
  /** Commitment term. */
  readonly term: Term;
  /** Billing cycle. */
  readonly cycle: Cycle;
  /** Allowed quantities. */
  readonly limits: QuantityLimits;
  /** Whether the customer needs a tenant at the vendor. */
  readonly needsTenant: boolean;
}

/** The purchase that emptied the previous cart. */
export interface LastPurchase {
  /** Id of the quote that was bought. */
  readonly quoteId: string;
  /** Ids of its orders. */
  readonly orderIds: readonly string[];
  /** Time of the purchase; null if unknown. */
  readonly at: Date | null;
}

/** The cart (commerce §2.2). The server keeps one for each user. */
export interface Cart {
  /** Id of the cart. */
  readonly id: string;
  /** Incremented with each change, also across carts; a write names the revision it is based on. */
  readonly revision: number;
  /** State; only an open cart can be changed. */
  readonly state: CartState;
  /** When it expires; null if unknown. */
  readonly expiresAt: Date | null;
  /** ISO 4217 code: that of the customers, else of the first line; null for neither. */
  readonly currency: string | null;
  /** The customers; each line is bought for each of them. */
  readonly targets: readonly CartTarget[];
  /** The lines. */
  readonly lines: Entries<CartLine>;
  /** The buyer's own order number; null for none. */
  readonly poNumber: string | null;
  /** E-mail of the user who changed it last; '' if nobody has. */
  readonly updatedBy: string;
  /** Time of the last change; null if unknown. */
  readonly updatedAt: Date | null;
  /** The purchase before this cart; null if none. */
  readonly lastPurchase: LastPurchase | null;
}
