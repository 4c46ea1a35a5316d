import type { NeedRefusal } from '../access';
import { type Access, ALLOWED, refused } from '../access';
import type { Viewer } from '../users/permission-access';
import { type CommerceActor, canAct, type Need, viewerAccess } from '../users/permission-access';
import type { Product } from './product';

/** Required to see the marketplace; the permission to buy is enough too (wire §2). */
export const PRODUCTS_READ = { permission: 'Marketplace.Read' } as const satisfies Need;

/** Access to the marketplace. */
export function canReadProducts(actor: CommerceActor): Access<NeedRefusal> {
  return canAct(actor, CART_USE).allowed ? ALLOWED : canAct(actor, PRODUCTS_READ);
}

/** Why a product cannot be bought now; `unknownState` is a state that only the server knows. */
export type OfferRefusal = 'paused' | 'retired' | 'unknownState' | 'notInCountry' | 'noPlan';

/**
 * Access to buying a product, for disabling controls; the server decides.
 *
 * @param country - country of the customer; null if unknown, which is left to the server
 */
export function canBuyProduct(
  product: Pick<Product, 'state' | 'countries' | 'plans'>,
  country: string | null,
): Access<OfferRefusal> {
  const { state, countries, plans } = product;
  if (state === 'paused') return refused('paused');
  if (state === 'retired') return refused('retired');
  if (state !== 'active') return refused('unknownState');
  if (country !== null && countries.length > 0 && !countries.includes(country)) {
    return refused('notInCountry');
  }
  return plans.length === 0 ? refused('noPlan') : ALLOWED;
}

/** Required to use a cart (wire §3.2). */
export const CART_USE = { permission: 'Marketplace.ReadWrite' } as const satisfies Need;

/**
 * Access to the cart; not refused while the viewer is unknown. Impersonation does not block filling
 * it (wire §1).
 */
export function cartAccess(viewer: Viewer | null): Access<NeedRefusal> {
  return viewerAccess(viewer, CART_USE);
}
