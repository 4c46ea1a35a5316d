import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { decodePercent } from '../../domain/text/percent';
import { cart } from '../../screens/cart';
import { pageOf } from '../page-of';

const FOCUSABLE = 'a[href], button, input';

/** `/cart`: what is about to be bought. An address that ends with a field puts the focus there. */
export const CartPage = pageOf(cart, undefined, (screen) => {
  const { hash, key } = useLocation();
  const isReady = screen.cart.status === 'ready';
  // After the page's heading, which takes the focus when the page is gone to.
  useEffect(() => {
    const id = isReady && key ? decodePercent(hash.slice(1)) : null;
    const field = id && document.getElementById(id);
    const control =
      field && (field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE));
    if (control) control.focus();
  }, [isReady, hash, key]);
  return {};
});
