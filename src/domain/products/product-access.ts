import { type Access, ALLOWED, refused } from '../access';
import { CART_USE } from '../cart/cart-access';
import {
  type CommerceActor,
  canAct,
  type Need,
  type NeedRefusal,
} from '../users/permission-access';
import type { Product } from './product';

/** What seeing the marketplace takes; who may buy may see it too (wire §2). */
export const PRODUCTS_READ = { permission: 'Marketplace.Read' } as const satisfies Need;

/** Whether somebody may see the marketplace, and why not. */
export function canReadProducts(actor: CommerceActor): Access<NeedRefusal> {
  return canAct(actor, CART_USE).allowed ? ALLOWED : canAct(actor, PRODUCTS_READ);
}

/** Why a product cannot be bought now; `unknownState` is a state with its own text. */
export type OfferRefusal = 'paused' | 'retired' | 'unknownState' | 'notInCountry' | 'noPlan';

/**
 * Whether a product can be bought, and why not. The server decides in the end; this is what screens
 * disable.
 *
 * @param country - where the buyer is; null while that is not known, and the server judges it
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
