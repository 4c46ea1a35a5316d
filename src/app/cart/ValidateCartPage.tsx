import { ValidateCartScreen } from '../../components/cart/ValidateCartScreen';
import { useValidateCartScreen } from '../../hooks/cart/useValidateCartScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { Redirect } from '../Redirect';
import { CART_PAGES } from './paths';

/** `/cart/review`: what is wrong with the cart. */
export function ValidateCartPage() {
  const t = useMessages(purchaseStepsMessages);
  const screen = useValidateCartScreen();
  if (screen.openStep !== 'review') return <Redirect to={CART_PAGES[screen.openStep]} />;
  return (
    <PageTitle title={t('review')}>
      <ValidateCartScreen {...screen} />
    </PageTitle>
  );
}
