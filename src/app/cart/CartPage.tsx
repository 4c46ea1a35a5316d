import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CartScreen } from '../../components/cart/CartScreen';
import { decodePercent } from '../../domain/text/percent';
import { useCartScreen } from '../../hooks/cart/useCartScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';

const FOCUSABLE = 'a[href], button, input';

/** `/cart`: what is about to be bought. An address that ends with a field puts the focus there. */
export function CartPage() {
  const t = useMessages(purchaseStepsMessages);
  const screen = useCartScreen();
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
  return (
    <PageTitle title={t('cart')}>
      <CartScreen {...screen} />
    </PageTitle>
  );
}
