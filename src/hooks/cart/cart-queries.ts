import { getCart } from '../../api/calls/cart';
import type { ApiClient } from '../../api/client';
import type { Cart } from '../../domain/cart/cart';
import { cartKeys } from '../reads/keys';
import { type ReadQuery, readQuery } from '../reads/read-query';

export const cartSource = { key: cartKeys.cart, read: getCart };

/** The viewer's cart, as all screens of a purchase read it, and those of the marketplace. */
export function cartQuery(client: ApiClient): ReadQuery<Cart> {
  return readQuery(client, cartSource);
}
