import type { Area } from '../area';
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
    { path: cartPaths.cart, isPlanned: true, title: (t) => t('cartReview') },
    { path: cartPaths.cartSelectClient, isPlanned: true, title: (t) => t('selectClient') },
    { path: cartPaths.cartReview, isPlanned: true, title: (t) => t('validateCart') },
    { path: cartPaths.cartPurchase, isPlanned: true, title: (t) => t('finalReview') },
    { path: `${cartPaths.cart}/*`, isPlanned: true },
  ],
};
