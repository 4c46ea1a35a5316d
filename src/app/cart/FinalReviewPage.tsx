import { useSearchParams } from 'react-router';
import { FinalReviewScreen } from '../../components/cart/FinalReviewScreen';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import { viewerAccess } from '../../domain/users/permission-access';
import { useFinalReviewScreen } from '../../hooks/cart/useFinalReviewScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { useConfig } from '../ConfigContext';
import { orderPath } from '../orders/paths';
import { PageTitle } from '../PageTitle';
import { productsPaths } from '../products/paths';
import { Redirect } from '../Redirect';
import { CART_HREFS } from './cart-hrefs';

/** The purchase that the address is about, so that a reload and Back show its orders again. */
const PURCHASE = 'quote';

/** `/cart/purchase/`: the last look, and then what was bought. */
export function FinalReviewPage({ user }: PageProps) {
  const t = useMessages(purchaseStepsMessages);
  const { hubUrl, links } = useConfig();
  const [params, setParams] = useSearchParams();
  const screen = useFinalReviewScreen({
    hrefs: CART_HREFS,
    url: hubUrl,
    termsHref: links.terms,
    marketplaceHref: productsPaths.products,
    // Who may order may not be allowed to look at orders: theirs are followed here.
    orderHref: viewerAccess(user, ORDERS_READ).allowed ? orderPath : undefined,
    quoteId: params.get(PURCHASE),
    onPlaced: (quoteId) =>
      setParams({ [PURCHASE]: quoteId }, { replace: true, preventScrollReset: true }),
  });
  if (screen.openStep !== 'purchase') return <Redirect to={CART_HREFS[screen.openStep]} />;
  return (
    <PageTitle title={t('purchase')}>
      <FinalReviewScreen {...screen} />
    </PageTitle>
  );
}
