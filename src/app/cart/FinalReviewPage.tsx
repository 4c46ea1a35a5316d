import { Navigate, useSearchParams } from 'react-router';
import { FinalReviewScreen } from '../../components/cart/FinalReviewScreen';
import { useFinalReviewScreen } from '../../hooks/cart/useFinalReviewScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { orderPath } from '../orders/paths';
import { PageTitle } from '../PageTitle';
import { productsPaths } from '../products/paths';
import { CART_HREFS } from './cart-hrefs';

/** The purchase that the address is about, so that a reload and Back show its orders again. */
const PURCHASE = 'quote';

/** `/cart/purchase/`: the last look, and then what was bought. */
export function FinalReviewPage() {
  const t = useMessages(purchaseStepsMessages);
  const { hubUrl, links } = useConfig();
  const [params, setParams] = useSearchParams();
  const screen = useFinalReviewScreen({
    hrefs: CART_HREFS,
    url: hubUrl,
    termsHref: links.terms,
    marketplaceHref: productsPaths.products,
    orderHref: orderPath,
    quoteId: params.get(PURCHASE),
    onPlaced: (quoteId) =>
      setParams({ [PURCHASE]: quoteId }, { replace: true, preventScrollReset: true }),
  });
  if (screen.openStep !== 'purchase') return <Navigate to={CART_HREFS[screen.openStep]} replace />;
  return (
    <PageTitle title={t('purchase')}>
      <FinalReviewScreen {...screen} />
    </PageTitle>
  );
}
