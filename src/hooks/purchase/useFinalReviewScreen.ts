import { useEffect, useMemo } from 'react';
import type { FinalReviewScreenProps } from '../../contracts/cart';
import type { Access, NeedRefusal } from '../../domain/access';
import { withoutCosts } from '../../domain/billing/costs';
import { isStepDone, stepToOpen } from '../../domain/cart/cart-steps';
import type { Order } from '../../domain/orders/order';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { CART_USE } from '../../domain/products/product-access';
import { dataOr, mapReading } from '../../domain/reading';
import { canAct, type Need } from '../../domain/users/permission-access';
import { displayNameOf } from '../../domain/users/user';
import { useActor } from '../auth/useActor';
import { useTicks } from '../cart/useTicks';
import { useValidation } from '../cart/useValidation';
import {
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { useClock, useConsole } from '../console/console-context';
import { useBuyAgain } from '../orders/useBuyAgain';
import { useRetryDialog } from '../orders/useRetryDialog';
import { useClientView } from '../preferences/useClientView';
import { presentTime } from '../timing/present-time';
import { useCountdown } from '../timing/useCountdown';
import { useNow } from '../timing/useNow';
import { useFinalReview } from './useFinalReview';

const MINUTE_MS = 60_000;
const NO_ORDERS: readonly Order[] = [];

/** Options of {@link useFinalReviewScreen}: the addresses of your purchase pages. */
export interface FinalReviewScreenOptions extends RealtimeSettings {
  /** The purchase whose orders are shown, such as from the address. @default that of the cart */
  readonly quoteId?: string | null | undefined;
  /**
   * Called with the purchase whose orders are shown. Pass it as `quoteId` to show the same orders
   * after a reload. @default nothing: after a reload the cart is empty
   */
  readonly onPlaced?: ((quoteId: string) => void) | undefined;
}

/**
 * Everything that `FinalReviewScreen` shows (commerce §3, "Ordering is safe"): the lines by
 * customer, the button that buys them once, and the progress of the orders. A reload shows the
 * orders again; a later visit shows the cart.
 *
 * @example
 * const Final = () => <FinalReviewScreen {...useFinalReviewScreen()} />;
 */
export function useFinalReviewScreen({
  quoteId = null,
  onPlaced,
  ...settings
}: FinalReviewScreenOptions = {}): FinalReviewScreenProps {
  const { client } = useConsole();
  const clock = useClock();
  const { ticked } = useTicks();
  const validation = useValidation(ticked);
  const { viewer, access, cart, progress } = validation;
  const clientView = useClientView();
  const realtime = useRealtimeConnection(settings);
  const { review, quote, placedQuoteId, dispatch } = useFinalReview(validation, realtime, quoteId);
  useEffect(() => {
    if (placedQuoteId !== null && placedQuoteId !== quoteId) onPlaced?.(placedQuoteId);
  }, [placedQuoteId, quoteId, onPlaced]);

  const until = quote?.validUntilAt?.getTime() ?? null;
  // The server's time; the countdown uses the device's clock.
  const deadline = useMemo(
    () => (until === null ? null : until - presentTime(client) + clock.now()),
    [until, client, clock],
  );
  const isActing = client.impersonationSessionId !== null;
  const actor = useActor();
  const can = (need: Need): Access<NeedRefusal> => (actor ? canAct(actor, need) : access);
  const placed = review.status === 'ready' && review.data.stage === 'placed' ? review.data : null;
  const { retry, dialog: retryDialog } = useRetryDialog(
    placed ? dataOr(placed.orders, NO_ORDERS) : NO_ORDERS,
    useNow(MINUTE_MS),
  );
  const isLeft = review.status === 'empty' && cart.status === 'ready';
  return {
    ...{ access, progress, clientView },
    review: clientView?.isOn ? mapReading(review, withoutCosts) : review,
    placing: {
      access: can({ ...CART_USE, setting: 'placeOrders' }),
      actingAs: isActing && viewer ? displayNameOf(viewer) : null,
      secondsLeft: useCountdown(deadline),
      onPlace: () => dispatch({ type: 'PLACE' }),
      onCheckAgain: () => dispatch({ type: 'CHECK_AGAIN', now: clock.now() }),
      onSendAgain: () => dispatch({ type: 'SEND_AGAIN' }),
    },
    retrying: can(ORDER_NEEDS.retry),
    openStep:
      isLeft && !isStepDone('review', progress) ? stepToOpen('purchase', progress) : 'purchase',
    reorder: useBuyAgain(),
    retry,
    retryDialog,
  };
}
