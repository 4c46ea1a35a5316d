import type { Customer, Tenant } from '../customers/customer';
import type { CartTarget } from './cart';

/** Facts about the customer whose prices are shown. */
export interface BuyerFacts {
  /** ISO 3166-1 alpha-2 country code; null if the viewer may not see it. */
  readonly country: Customer['country'] | null;
  /**
   * Ids of vendors where the customer has an active tenant; null if the viewer may not see them.
   */
  readonly tenantVendorIds: readonly Tenant['vendorId'][] | null;
}

/** The customers to buy for, and the one whose prices are shown. */
export interface Buyer {
  /** Customers of the cart; null while unknown. */
  readonly targets: readonly CartTarget[] | null;
  /** The customer whose prices are shown; null for none. */
  readonly shown: CartTarget | null;
  /** Facts about that customer; null while unknown. */
  readonly facts: BuyerFacts | null;
}

/** The target whose prices are shown: the requested one, else the first. */
export function shownTarget(
  targets: readonly CartTarget[],
  customerId: string | null,
): CartTarget | null {
  return targets.find((target) => target.customerId === customerId) ?? targets[0] ?? null;
}

/** Whether a product needs a tenant that the customer does not have. */
export function lacksTenant(
  product: { readonly needsTenant: boolean; readonly vendor: { readonly id: string } },
  facts: BuyerFacts | null,
): boolean {
  return product.needsTenant && facts?.tenantVendorIds?.includes(product.vendor.id) === false;
}
