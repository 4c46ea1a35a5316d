import { finalReview } from '../../screens/cart';
import { ScreenPage } from '../PageTitle';
import { useAddressOptions } from '../page-of';
import { Redirect } from '../Redirect';
import { CART_PAGES } from './paths';

/** `/cart/purchase/`: the last look, and then what was bought. */
export function FinalReviewPage() {
  const screen = finalReview.useScreen(useAddressOptions(finalReview));
  if (screen.openStep !== 'purchase') return <Redirect to={CART_PAGES[screen.openStep]} />;
  return <ScreenPage row={finalReview} screen={screen} />;
}
