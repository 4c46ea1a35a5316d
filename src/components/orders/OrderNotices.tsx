import { Suspense } from 'react';
import type { Order } from '../../domain/orders/order';
import { approvalEndsAt } from '../../domain/orders/order-machine';
import type { OrderScreenContent } from '../../domain/orders/order-screen';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import {
  ordersDecisionsMessages,
  ordersDetailMessages,
  ordersStatesMessages,
} from '../../messages/generated/en/orders';
import { purchasePlacedMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { FailureReason } from '../ui/FailureReason';
import { FormError } from '../ui/FormError';
import { Link } from '../ui/Link';
import { lazyPart } from '../ui/lazy-part';
import { MomentText } from '../ui/MomentText';
import { useOrderFailure } from '../ui/order-failure';

const CartQuestionDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('../ui/CartQuestionDialog')).CartQuestionDialog,
);

type NoticesProps = Pick<OrderScreenContent, 'retry' | 'reorder' | 'copied' | 'cartHref'> & {
  order: Order;
};

/** What one should know of an order before anything else, and what became of the last press. */
export function OrderNotices({ order, retry, reorder, copied, cartHref }: NoticesProps) {
  const t = useMessages(ordersDetailMessages);
  const tStates = useMessages(ordersStatesMessages);
  const tPlaced = useMessages(purchasePlacedMessages);
  const tDecisions = useMessages(ordersDecisionsMessages);
  const tMove = useMessages(customersMoveMessages);
  const { state, approval } = order;
  const endsAt = approvalEndsAt(order);
  const again = reorder.state.status === 'done' ? reorder.state.result : null;
  const retryFailure = useOrderFailure().ofWrite(retry.failure, order.customerName);
  const isChanged = retry.failure?.kind === 'conflict';
  return (
    <>
      {state === 'awaitingApproval' && endsAt && (
        <Banner tone="warning" announce="off" title={tStates('orderWaiting')}>
          <MomentText instant={endsAt} sentence={(date) => t('waitingText', { date })} />
        </Banner>
      )}
      {state === 'rejected' && approval && (
        <Banner tone="danger" announce="off" title={t('rejectedTitle', { user: approval.by })}>
          {approval.reason && <bdi>{approval.reason}</bdi>}
        </Banner>
      )}
      {again && (
        <Banner
          tone={again.notAdded.length > 0 ? 'warning' : 'success'}
          title={tPlaced('inCartAgain')}
          actions={cartHref !== undefined && <Link href={cartHref}>{tPlaced('openCart')}</Link>}
        >
          {again.notAdded.length > 0 &&
            [
              tPlaced('notInCart'),
              ...again.notAdded.map(
                ({ productName, planId, message }) => `${productName ?? planId}: ${message}`,
              ),
            ].join(' ')}
        </Banner>
      )}
      {isChanged && (
        <Banner tone="warning" title={tMove('stateChangedTitle')}>
          {tDecisions('changedText')}
        </Banner>
      )}
      <FormError>
        {reorder.failure ? (
          <FailureReason failure={reorder.failure} fallback={tPlaced('buyAgainFailed')} />
        ) : retryFailure && !isChanged ? (
          <FailureReason failure={retryFailure} fallback={tPlaced('retryFailed')} />
        ) : (
          copied.isRefused && t('copyRefused')
        )}
      </FormError>
      <Suspense fallback={null}>
        {reorder.question && <CartQuestionDialog question={reorder.question} />}
      </Suspense>
    </>
  );
}
