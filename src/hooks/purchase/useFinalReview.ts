import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RealtimeConnection } from '../../api/realtime';
import type { Cart } from '../../domain/cart/cart';
import { isStepDone } from '../../domain/cart/cart-steps';
import { type FinalReview, purchaseEventOfNews } from '../../domain/cart/final-review';
import type { Quote } from '../../domain/cart/quote';
import type { Order } from '../../domain/orders/order';
import type { Reading } from '../../domain/reading';
import { useKeepCart } from '../cart/useKeepCart';
import type { Validation } from '../cart/useValidation';
import type { Realtime } from '../connectivity/useRealtimeConnection';
import { useConsole } from '../console/console-context';
import { usePlacedOrders } from '../orders/usePlacedOrders';
import { cartKeys } from '../reads/keys';
import { createPurchaseStore, type PurchaseStore, type ShownPurchase } from './purchase-store';

/** What {@link usePurchase} takes. */
interface PurchaseOptions {
  /** The newest cart; null while loading. */
  readonly cart: Cart | null;
  /** The newest price; null while loading. */
  readonly quote: Quote | null;
  /** Whether all problems are resolved and all warnings ticked: required to start. */
  readonly isValid: boolean;
  /** The live connection: after a lost response its events trigger a poll. */
  readonly connection: RealtimeConnection | null;
}

/** The current purchase and its store; null before it starts. */
interface RunningPurchase {
  /** What is shown. */
  readonly shown: ShownPurchase | null;
  /** Receives the events. */
  readonly dispatch: PurchaseStore['dispatch'];
}

/**
 * Runs the machine of a purchase (commerce §3, "Ordering is safe") on the newest cart and price.
 * Only what the buyer has seen is bought: changes from elsewhere are shown first.
 */
function usePurchase({ cart, quote, isValid, connection }: PurchaseOptions): RunningPurchase {
  const services = useConsole();
  const queryClient = useQueryClient();
  const keepCart = useKeepCart();
  const store = useMemo(() => createPurchaseStore(services, keepCart), [services, keepCart]);
  const shown = useSyncExternalStore(store.subscribe, store.get, () => null);

  useEffect(() => store.watchClock(), [store]);

  useEffect(() => {
    if (!cart) return;
    const now = store.get();
    if (now) {
      const event = purchaseEventOfNews(now, { cart, quote });
      if (event) store.dispatch(event);
    } else if (isValid && quote?.cartRevision === cart.revision) store.begin(cart, quote);
    else store.recover(cart);
  }, [store, cart, quote, isValid]);

  useEffect(
    () =>
      connection?.onEvent('ReceiveNotification', () =>
        store.dispatch({ type: 'LIVE', now: services.platform.clock.now() }),
      ),
    [store, connection, services],
  );

  const isPlaced = shown?.state.status === 'placed';
  useEffect(() => {
    // If the orders were only found by a query, the response held no new cart.
    if (isPlaced) void queryClient.invalidateQueries({ queryKey: cartKeys.cart });
  }, [isPlaced, queryClient]);

  return { shown, dispatch: store.dispatch };
}

interface Placed {
  readonly quoteId: string | null;
  readonly orders: readonly Order[];
  readonly isElsewhere: boolean;
  readonly isNews: boolean;
}

/** The completed purchase, made here, earlier or elsewhere; null if this page would not show it. */
function placedOf(
  { cart, quote }: Validation,
  { shown }: RunningPurchase,
  requestedId: string | null,
): Placed | null {
  const last = (cart.status === 'ready' && cart.data.lastPurchase?.quoteId) || null;
  if (shown?.state.status === 'placed') {
    const { orders, isElsewhere } = shown.state;
    return { orders, isElsewhere, quoteId: orders[0]?.quoteId ?? last, isNews: true };
  }
  if (requestedId !== null)
    return { orders: [], isElsewhere: false, quoteId: requestedId, isNews: false };
  const answer = quote.status === 'ready' ? quote.data : null;
  if (shown || answer?.status !== 'alreadyOrdered') return null;
  const { orders } = answer;
  return { orders, isElsewhere: true, quoteId: orders[0]?.quoteId ?? last, isNews: false };
}

/**
 * The purchase of a validated cart, or the completed one.
 *
 * @param requestedId - the purchase whose orders are requested; null for that of the cart
 */
export function useFinalReview(
  validation: Validation,
  realtime: Realtime,
  requestedId: string | null,
): {
  readonly review: Reading<FinalReview>;
  /** The quote being bought; null for none. */
  readonly quote: Quote | null;
  /** The purchase whose orders are shown; null for none. */
  readonly placedQuoteId: string | null;
  readonly dispatch: RunningPurchase['dispatch'];
} {
  const { cart, quote, progress } = validation;
  const answer = quote.status === 'ready' ? quote.data : null;
  const purchase = usePurchase({
    cart: cart.status === 'ready' ? cart.data : null,
    quote: answer?.status === 'quoted' ? answer.quote : null,
    isValid: progress.isValid,
    connection: realtime.connection,
  });
  const { shown, dispatch } = purchase;
  const found = placedOf(validation, purchase, requestedId);
  const live = usePlacedOrders(found?.quoteId ?? null, realtime);
  // An address without a purchase of the viewer shows that of the cart.
  const isNothing = live.status === 'empty' && found?.quoteId === requestedId && !found.isNews;
  const placed = isNothing ? null : found;

  function review(): Reading<FinalReview> {
    if (placed) {
      const { orders: known, isElsewhere, isNews } = placed;
      const isKnown = live.status !== 'ready' && known.length > 0;
      const orders = isKnown ? ({ status: 'ready', data: known, isStale: false } as const) : live;
      return {
        status: 'ready',
        isStale: false,
        data: { stage: 'placed', orders, isElsewhere, isNews },
      };
    }
    if (shown && shown.state.status !== 'placed') {
      const data = { stage: 'review', cart: shown.cart, purchase: shown.state } as const;
      return { status: 'ready', isStale: false, data };
    }
    if (cart.status !== 'ready') return cart;
    if (!isStepDone('cart', progress)) return { status: 'empty', isStale: false };
    if (quote.status !== 'ready') return quote;
    const isRefused = answer?.status === 'quoted' && !progress.isValid;
    return isRefused ? { status: 'empty', isStale: false } : { status: 'loading' };
  }

  const state = shown?.state;
  return {
    review: review(),
    quote: state && 'request' in state ? state.request.quote : null,
    placedQuoteId: placed?.quoteId ?? null,
    dispatch,
  };
}
