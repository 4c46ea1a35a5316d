import type { Access } from '../../domain/access';
import type { CartProgress, CartStep, CartStepHrefs } from '../../domain/cart/cart-steps';
import type { FinalReview } from '../../domain/cart/final-review';
import { failureText } from '../../domain/failure';
import type { ClientView } from '../../domain/products/client-view';
import type { Reading } from '../../domain/reading';
import type { NeedRefusal } from '../../domain/users/permission-access';
import {
  purchaseFinalMessages,
  purchaseNotReadyMessages,
  purchaseStepsMessages,
} from '../../messages/generated/en/purchase';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { BuyingFor } from '../ui/BuyingFor';
import { ClientViewSwitch } from '../ui/ClientViewSwitch';
import { ErrorState } from '../ui/ErrorState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { PageHeader } from '../ui/PageHeader';
import { CartSteps } from './CartSteps';
import type { PlaceOrderActions } from './PlaceOrderBox';
import { type PlacedOrderActions, PurchaseResult } from './PurchaseResult';
import { PurchaseReview } from './PurchaseReview';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { PURCHASE_PAGE } from './purchase-css';
import { StepNotReady } from './StepNotReady';

/** Props of {@link FinalReviewScreen}. */
export interface FinalReviewScreenProps extends PlaceOrderActions, PlacedOrderActions {
  /** Whether the viewer may buy, and why not. */
  access: Access<NeedRefusal>;
  /** The purchase, or what was bought; `empty` when this page is not ready. */
  review: Reading<FinalReview>;
  /** How far the purchase is. */
  progress: CartProgress;
  /** The page that is open instead, when this one is not ready. */
  openStep: CartStep;
  /** The switch that takes costs off the screen; null for who sees none. */
  clientView: ClientView | null;
  /** Where the pages of the purchase are. */
  hrefs: CartStepHrefs;
}

const Page = /* @__PURE__ */ styled('div')(/* @__PURE__ */ layered(PURCHASE_PAGE));

/**
 * The last look at what is bought for whom, the button that buys it once, and then the orders as they go
 * on (commerce §3, "Ordering is safe").
 *
 * @example
 * const hrefs = {
 *   selectClient: '/cart/select-client',
 *   cart: '/cart',
 *   review: '/cart/review',
 *   purchase: '/cart/purchase/',
 * };
 * const Page = () => <FinalReviewScreen {...useFinalReviewScreen({ hrefs })} />;
 */
export function FinalReviewScreen(props: FinalReviewScreenProps) {
  const { access, review, progress, openStep, hrefs, clientView } = props;
  const t = useMessages(purchaseFinalMessages);
  const tSteps = useMessages(purchaseStepsMessages);
  const tNotReady = useMessages(purchaseNotReadyMessages);
  const tFailure = useMessages(uiFailureMessages);
  const data = review.status === 'ready' ? review.data : null;

  function content() {
    switch (review.status) {
      case 'loading':
        return <PurchaseSkeleton />;
      case 'failed':
        return (
          <ErrorState
            title={tFailure('failed')}
            text={failureText(review.failure, tNotReady('cartFailed'))}
            onRetry={review.failure.retry}
            isRetrying={review.isRefreshing}
          />
        );
      case 'empty':
        return <StepNotReady openStep={openStep} hrefs={hrefs} />;
      case 'ready':
        return review.data.stage === 'review' ? (
          <PurchaseReview
            {...props}
            cart={review.data.cart}
            purchase={review.data.purchase}
            cartHref={hrefs.review}
            cartLabel={tNotReady('goToStep', { step: tSteps('review') })}
          />
        ) : null;
    }
  }

  if (access.allowed && data?.stage === 'placed') {
    return (
      <Page data-slot="final-review-screen">
        <PurchaseResult {...props} placed={data} cartHref={hrefs.cart} />
      </Page>
    );
  }
  return (
    <Page data-slot="final-review-screen">
      <PageHeader
        title={tSteps('purchase')}
        text={access.allowed ? t('finalIntro') : undefined}
        actions={access.allowed && clientView && <ClientViewSwitch {...clientView} />}
      />
      {access.allowed ? (
        <>
          <CartSteps current="purchase" progress={progress} hrefs={hrefs} />
          <BuyingFor
            targets={data?.stage === 'review' ? data.cart.targets : null}
            changeHref={progress.canChooseClient ? hrefs.selectClient : undefined}
          />
          {content()}
        </>
      ) : (
        <ForbiddenState
          area={tSteps('purchase')}
          permission="Marketplace.ReadWrite"
          reason={access.reason}
        />
      )}
    </Page>
  );
}
