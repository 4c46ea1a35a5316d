import { validateCart } from '../../screens/cart';
import { ScreenPage } from '../PageTitle';
import { Redirect } from '../Redirect';
import { CART_PAGES } from './paths';

/** `/cart/review`: what is wrong with the cart. */
export function ValidateCartPage() {
  const screen = validateCart.useScreen();
  if (screen.openStep !== 'review') return <Redirect to={CART_PAGES[screen.openStep]} />;
  return <ScreenPage row={validateCart} screen={screen} />;
}
