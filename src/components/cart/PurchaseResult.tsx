import { useState } from 'react';
import type { PlacedOrderActions } from '../../contracts/cart';
import type { FinalReview } from '../../domain/cart/final-review';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { cartPlacedMessages } from '../../messages/generated/en/cart';
import { sharedPlacedOrderMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { OrderWrites } from '../shared/OrderWrites';
import { Banner } from '../ui/Banner';
import { FailedState } from '../ui/FailedState';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Screen } from '../ui/Screen';
import { StaleBanner } from '../ui/StaleBanner';
import { PlacedOrders } from './PlacedOrders';
import { PurchaseSkeleton } from './PurchaseSkeleton';

interface PurchaseResultProps extends PlacedOrderActions {
  placed: Extract<FinalReview, { readonly stage: 'placed' }>;
}

/** Moves the focus to the heading after the response (commerce §5). */
const focusHeading = (screen: HTMLElement | null) => screen?.querySelector('h1')?.focus();

/** The placed orders and their progress. */
export function PurchaseResult(props: PurchaseResultProps) {
  const { products: marketplaceHref, cart: cartHref, orders: ordersHref } = useLinks();
  const { placed, retrying, retry, retryDialog = null, reorder } = props;
  const [retriedFor, setRetriedFor] = useState('');
  const t = useMessages(cartPlacedMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const { orders, isElsewhere, isNews } = placed;
  const isOver = orders.status === 'ready' && !orders.data.some(isOrderOpen);
  const count = orders.status === 'ready' ? orders.data.length : 1;
  return (
    <Screen
      ref={isNews ? focusHeading : undefined}
      data-slot="final-review-screen"
      title={t('placedTitle', { count })}
      text={t(isOver ? 'placedOver' : 'placedIntro')}
      actions={
        <>
          {marketplaceHref !== undefined && (
            <Link href={marketplaceHref} data-variant="button">
              {t('backToMarketplace')}
            </Link>
          )}
          {ordersHref !== undefined && (
            <Link href={ordersHref} data-variant="primary">
              {t('viewOrders')}
            </Link>
          )}
        </>
      }
    >
      {isElsewhere && <Banner title={t('placedElsewhere')} />}
      <OrderWrites {...{ retry, retryDialog, retriedFor, reorder, cartHref }} />
      {orders.status === 'loading' && <PurchaseSkeleton />}
      {orders.status === 'failed' && (
        <FailedState
          failure={orders.failure}
          fallback={t('ordersFailed')}
          isRetrying={orders.isRefreshing}
        />
      )}
      <StaleBanner reading={orders} text={tPlacedOrder('ordersStale')} />
      {orders.status === 'ready' && (
        <PlacedOrders
          orders={orders.data}
          retrying={retrying}
          isPending={retry.isPending || reorder.isPending}
          onRetry={({ id, customerName }, { id: lineId }) => {
            setRetriedFor(customerName);
            void retry.run({ id, lineId });
          }}
          onBuyAgain={reorder.run}
        />
      )}
    </Screen>
  );
}
