/** Addresses of the cart's pages (specification §2.2). */
export const cartPaths = {
  cart: '/cart',
  cartSelectClient: '/cart/select-client',
  cartReview: '/cart/review',
  cartPurchase: '/cart/purchase/',
} as const;
