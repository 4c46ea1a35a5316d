import type { FinalReviewScreenProps } from '../../contracts/cart';
import {
  cartFinalMessages,
  cartNotReadyMessages,
  cartStepsMessages,
} from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { PurchaseResult } from './PurchaseResult';
import { PurchaseReview } from './PurchaseReview';
import { PurchaseStep } from './PurchaseStep';

/**
 * The last step of a purchase: the review, the button that places the orders once, and the orders'
 * progress (commerce §3, "Ordering is safe").
 *
 * @example
 * const Page = () => <FinalReviewScreen {...useFinalReviewScreen()} />;
 */
export function FinalReviewScreen(props: FinalReviewScreenProps) {
  const { access, review, progress, openStep, clientView } = props;
  const t = useMessages(cartFinalMessages);
  const tSteps = useMessages(cartStepsMessages);
  const tNotReady = useMessages(cartNotReadyMessages);
  const data = review.status === 'ready' ? review.data : null;

  if (access.allowed && data?.stage === 'placed')
    return <PurchaseResult {...props} placed={data} />;
  return (
    <PurchaseStep
      {...{ access, progress, openStep, clientView }}
      data-slot="final-review-screen"
      step="purchase"
      text={t('finalIntro')}
      reading={review}
      targets={data?.stage === 'review' ? data.cart.targets : null}
    >
      {(page) =>
        page.stage === 'review' && (
          <PurchaseReview
            placing={props.placing}
            cart={page.cart}
            purchase={page.purchase}
            cartLabel={tNotReady('goToStep', { step: tSteps('review') })}
          />
        )
      }
    </PurchaseStep>
  );
}
