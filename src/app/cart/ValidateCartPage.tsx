import { Navigate } from 'react-router';
import { ValidateCartScreen } from '../../components/cart/ValidateCartScreen';
import { useValidateCartScreen } from '../../hooks/cart/useValidateCartScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { CART_HREFS } from './cart-hrefs';

/** `/cart/review`: what is wrong with the cart. */
export function ValidateCartPage() {
  const t = useMessages(purchaseStepsMessages);
  const screen = useValidateCartScreen({ hrefs: CART_HREFS });
  if (screen.openStep !== 'review') return <Navigate to={CART_HREFS[screen.openStep]} replace />;
  return (
    <PageTitle title={t('review')}>
      <ValidateCartScreen {...screen} />
    </PageTitle>
  );
}
