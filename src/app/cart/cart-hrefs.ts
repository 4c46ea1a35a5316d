import type { CartHrefs } from '../../contracts/cart';
import { encodePercent } from '../../domain/text/percent';
import { productsPaths } from '../products/paths';
import { cartPaths } from './paths';

/** Where the pages of a purchase are, and what leads out of it. */
export const CART_HREFS: CartHrefs = {
  selectClient: cartPaths.cartSelectClient,
  cart: cartPaths.cart,
  review: cartPaths.cartReview,
  purchase: cartPaths.cartPurchase,
  products: productsPaths.products,
  product: (productId) => `${productsPaths.products}/${encodePercent(productId)}`,
};
