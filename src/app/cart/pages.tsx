import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusField } from '../../components/ui/focus-field';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
import { decodePercent } from '../../domain/text/percent';
import { cart, finalReview, selectClient, validateCart } from '../../screens/cart';
import type { PageProps } from '../area';
import { ScreenPage } from '../PageTitle';
import { pageOf, useAddressOptions } from '../page-of';
import { Redirect } from '../Redirect';
import { marketplacePageIn } from './choose-client';
import { CART_PAGES } from './paths';

const FOCUSABLE = 'a[href], button, input';

/** `/cart`: the lines of the cart. A hash with a field's id moves the focus there. */
export const CartPage = pageOf(cart, undefined, (screen) => {
  const { hash, key } = useLocation();
  const isReady = screen.cart.status === 'ready';
  // After the page's heading, which gets the focus after a navigation.
  useEffect(() => {
    const id = isReady && key ? decodePercent(hash.slice(1)) : null;
    const field = id && document.getElementById(id);
    const control =
      field && (field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE));
    if (control) focusField(control);
  }, [isReady, hash, key]);
  return {};
});

const SelectClient = pageOf(selectClient, ({ params }) => {
  const navigate = useNavigate();
  return { onDone: () => void navigate(marketplacePageIn(params) ?? CART_PAGES.cart) };
});

/**
 * `/cart/select-client`: the customer that the viewer buys for. It leads back to the previous
 * marketplace page, else to the cart. Without customers there is nothing to choose.
 */
export function SelectClientPage({ user }: PageProps) {
  return user.customerType < CUSTOMERS_FROM_LEVEL ? (
    <Redirect to={CART_PAGES.cart} />
  ) : (
    <SelectClient />
  );
}

/** `/cart/review`: what is wrong with the cart. */
export function ValidateCartPage() {
  const screen = validateCart.useScreen();
  if (screen.openStep !== 'review') return <Redirect to={CART_PAGES[screen.openStep]} />;
  return <ScreenPage row={validateCart} screen={screen} />;
}

/** `/cart/purchase/`: the final review, and then the purchase. */
export function FinalReviewPage() {
  const screen = finalReview.useScreen(useAddressOptions(finalReview));
  if (screen.openStep !== 'purchase') return <Redirect to={CART_PAGES[screen.openStep]} />;
  return <ScreenPage row={finalReview} screen={screen} />;
}
