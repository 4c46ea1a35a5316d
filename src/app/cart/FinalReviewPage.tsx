import { useSearchParams } from 'react-router';
import { FinalReviewScreen } from '../../components/cart/FinalReviewScreen';
import { useFinalReviewScreen } from '../../hooks/cart/useFinalReviewScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { PageTitle } from '../PageTitle';
import { Redirect } from '../Redirect';
import { CART_PAGES } from './paths';

/** The purchase that the address is about, so that a reload and Back show its orders again. */
const PURCHASE = 'quote';

/** `/cart/purchase/`: the last look, and then what was bought. */
export function FinalReviewPage() {
  const t = useMessages(purchaseStepsMessages);
  const { hubUrl } = useConfig();
  const [params, setParams] = useSearchParams();
  const screen = useFinalReviewScreen({
    url: hubUrl,
    quoteId: params.get(PURCHASE),
    onPlaced: (quoteId) =>
      setParams({ [PURCHASE]: quoteId }, { replace: true, preventScrollReset: true }),
  });
  if (screen.openStep !== 'purchase') return <Redirect to={CART_PAGES[screen.openStep]} />;
  return (
    <PageTitle title={t('purchase')}>
      <FinalReviewScreen {...screen} />
    </PageTitle>
  );
}
