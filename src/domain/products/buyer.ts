import type { CartTarget } from '../cart/cart';
import type { Customer, Tenant } from '../customers/customer';

/** What the marketplace knows of the customer whose prices it shows. */
export interface BuyerFacts {
  /** Two letters of ISO 3166; null for what the viewer is not told. */
  readonly country: Customer['country'] | null;
  /** Ids of the vendors where there is an active tenant; null for what the viewer is not told. */
  readonly tenantVendorIds: readonly Tenant['vendorId'][] | null;
}

/** Whom one buys for, and whose prices are shown. */
export interface Buyer {
  /** Whom the cart is for; null while it is not known. */
  readonly targets: readonly CartTarget[] | null;
  /** The one whose prices are shown; null for nobody. */
  readonly shown: CartTarget | null;
  /** What is known of them; null while nothing is. */
  readonly facts: BuyerFacts | null;
}

/** The target whose prices are shown: the one that was asked for, else the first. */
export function shownTarget(
  targets: readonly CartTarget[],
  customerId: string | null,
): CartTarget | null {
  return targets.find((target) => target.customerId === customerId) ?? targets[0] ?? null;
}

/** Whether a product takes a tenant that the customer does not have yet. */
export function lacksTenant(
  product: { readonly needsTenant: boolean; readonly vendor: { readonly id: string } },
  facts: BuyerFacts | null,
): boolean {
  return product.needsTenant && facts?.tenantVendorIds?.includes(product.vendor.id) === false;
}
