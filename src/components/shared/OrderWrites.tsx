import { Suspense } from 'react';
import type { BuyingAgain, RetryDialogState, RetryingLine } from '../../contracts/orders';
import {
  sharedPlacedOrderMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { FormFailure } from '../ui/FormFailure';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { useOrderFailure } from './order-failure';

const CartQuestionDialog = lazyPart(
  async () => (await import('./CartQuestionDialog')).CartQuestionDialog,
);
const RetryDialog = lazyPart(async () => (await import('./RetryDialog')).RetryDialog);

interface OrderWritesProps {
  retry: RetryingLine;
  retryDialog: RetryDialogState | null;
  /** Customer of the last retried order. */
  retriedFor: string;
  reorder: BuyingAgain;
}

/** Results and confirmations of retrying lines and copying orders, shared by several pages. */
export function OrderWrites(props: OrderWritesProps) {
  const { cart: cartHref } = useLinks();
  const { retry, retryDialog, retriedFor, reorder } = props;
  const t = useMessages(sharedPlacedOrderMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const { ofWrite } = useOrderFailure();
  const again = reorder.state.status === 'done' ? reorder.state.result : null;
  // Another user was faster: the newest state is shown, which is not an error.
  const isChanged = retry.failure?.kind === 'conflict';
  return (
    <>
      {again && (
        <Banner
          tone={again.notAdded.length > 0 ? 'warning' : 'success'}
          title={t(again.notAdded.length > 0 ? 'notAllInCart' : 'inCartAgain')}
          actions={cartHref !== undefined && <Link href={cartHref}>{t('openCart')}</Link>}
        >
          {again.notAdded.length > 0 &&
            [
              t('notInCart'),
              ...again.notAdded.map(
                ({ productName, planId, message }) => `${productName ?? planId}: ${message}`,
              ),
            ].join(' ')}
        </Banner>
      )}
      {isChanged && (
        <Banner tone="warning" title={tWrites('stateChangedTitle')}>
          {tWrites('changedText')}
        </Banner>
      )}
      <FormFailure
        failure={reorder.failure ?? (isChanged ? null : ofWrite(retry.failure, retriedFor))}
        fallback={reorder.failure ? t('buyAgainFailed') : undefined}
      />
      <Suspense fallback={null}>
        {reorder.question && <CartQuestionDialog question={reorder.question} />}
        {retryDialog && <RetryDialog dialog={retryDialog} />}
      </Suspense>
    </>
  );
}
