import { CartScreen } from '../components/cart/CartScreen';
import { FinalReviewScreen } from '../components/cart/FinalReviewScreen';
import { SelectClientScreen } from '../components/cart/SelectClientScreen';
import { ValidateCartScreen } from '../components/cart/ValidateCartScreen';
import { CUSTOMERS_LIST } from '../domain/customers/customers-list';
import { useCartScreen } from '../hooks/cart/useCartScreen';
import { useSelectClientScreen } from '../hooks/cart/useSelectClientScreen';
import { useValidateCartScreen } from '../hooks/cart/useValidateCartScreen';
import { useFinalReviewScreen } from '../hooks/purchase/useFinalReviewScreen';
import { cartStepsMessages } from '../messages/generated/en/cart';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wired } from './wired';

export const cart = row({
  useScreen: useCartScreen,
  Component: CartScreen,
  useTitle: () => useMessages(cartStepsMessages)('cart'),
});

/** The cart. */
export const Cart = wired(cart);

export const selectClient = row({
  useScreen: useSelectClientScreen,
  Component: SelectClientScreen,
  list: CUSTOMERS_LIST,
  useTitle: () => useMessages(cartStepsMessages)('selectClient'),
});

/** The customers to buy for. */
export const SelectClient = wired(selectClient);

export const validateCart = row({
  useScreen: useValidateCartScreen,
  Component: ValidateCartScreen,
  useTitle: () => useMessages(cartStepsMessages)('review'),
});

/** What is wrong with the cart. */
export const ValidateCart = wired(validateCart);

/** The purchase that the address is about, so that a reload and Back show its orders again. */
const PURCHASE = 'quote';

export const finalReview = row({
  useScreen: useFinalReviewScreen,
  Component: FinalReviewScreen,
  isLive: true,
  place: ({ params, go }) => ({
    quoteId: params.get(PURCHASE),
    onPlaced: (quoteId) =>
      go(() => ({ [PURCHASE]: quoteId }), { replace: true, preventScrollReset: true }),
  }),
  useTitle: () => useMessages(cartStepsMessages)('purchase'),
});

/** The final review of a purchase, and its orders. */
export const FinalReview = wired(finalReview);
