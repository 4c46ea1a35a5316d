import type { CartStep } from '../../domain/cart/cart-steps';

/** Addresses of the cart's pages (specification §2.2). */
export const cartPaths = {
  cart: '/cart',
  cartSelectClient: '/cart/select-client',
  cartReview: '/cart/review',
  cartPurchase: '/cart/purchase/',
} as const;

/** The page of each step of a purchase. */
export const CART_PAGES: Readonly<Record<CartStep, string>> = {
  selectClient: cartPaths.cartSelectClient,
  cart: cartPaths.cart,
  review: cartPaths.cartReview,
  purchase: cartPaths.cartPurchase,
};
