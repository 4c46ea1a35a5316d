import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RealtimeConnection } from '../../api/realtime';
import type { Cart } from '../../domain/cart/cart';
import { purchaseEventOfNews } from '../../domain/cart/final-review';
import type { Quote } from '../../domain/cart/quote';
import { useKeepCart } from '../cart/useKeepCart';
import { useConsole } from '../console/console-context';
import { cartKeys } from '../reads/keys';
import { createPurchaseStore, type PurchaseStore, type ShownPurchase } from './purchase-store';

/** What {@link usePurchase} takes. */
export interface PurchaseOptions {
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
export interface RunningPurchase {
  /** What is shown. */
  readonly shown: ShownPurchase | null;
  /** Receives the events. */
  readonly dispatch: PurchaseStore['dispatch'];
}

/**
 * Runs the machine of a purchase (commerce §3, "Ordering is safe") on the newest cart and price.
 * Only what the buyer has seen is bought: changes from elsewhere are shown first.
 */
export function usePurchase({
  cart,
  quote,
  isValid,
  connection,
}: PurchaseOptions): RunningPurchase {
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
