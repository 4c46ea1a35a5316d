import { ValidateCartScreen } from '../../components/cart/ValidateCartScreen';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import { useValidateCartScreen } from '../../hooks/cart/useValidateCartScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { PageTitle } from '../PageTitle';
import { Redirect } from '../Redirect';
import { subscriptionPath } from '../subscriptions/paths';
import { CART_HREFS } from './cart-hrefs';

/** `/cart/review`: what is wrong with the cart. */
export function ValidateCartPage({ user }: PageProps) {
  const t = useMessages(purchaseStepsMessages);
  const screen = useValidateCartScreen({
    hrefs: CART_HREFS,
    // Who buys may not be allowed to look at subscriptions.
    subscriptionHref: viewerAccess(user, SUBSCRIPTIONS_READ).allowed ? subscriptionPath : undefined,
  });
  if (screen.openStep !== 'review') return <Redirect to={CART_HREFS[screen.openStep]} />;
  return (
    <PageTitle title={t('review')}>
      <ValidateCartScreen {...screen} />
    </PageTitle>
  );
}
