import { type Area, lazyPage } from '../area';
import { cartPaths } from './paths';

const hidden = { under: 'marketplace', visible: false } as const;

/** The cart's pages are reached from the marketplace itself (specification §2.2). */
export const cartArea: Area = {
  subEntries: [
    { ...hidden, id: 'selectClient', url: cartPaths.cartSelectClient },
    { ...hidden, id: 'validateCart', url: cartPaths.cartReview },
    { ...hidden, id: 'finalReview', url: cartPaths.cartPurchase },
    { ...hidden, id: 'cartReview', url: cartPaths.cart },
  ],
  routes: [
    {
      path: cartPaths.cart,
      page: lazyPage(async () => (await import('./pages')).CartPage),
      outline: { shape: 'cart' },
    },
    {
      path: cartPaths.cartSelectClient,
      page: lazyPage(async () => (await import('./pages')).SelectClientPage),
    },
    {
      path: cartPaths.cartReview,
      page: lazyPage(async () => (await import('./pages')).ValidateCartPage),
    },
    {
      path: cartPaths.cartPurchase,
      page: lazyPage(async () => (await import('./pages')).FinalReviewPage),
    },
  ],
};
