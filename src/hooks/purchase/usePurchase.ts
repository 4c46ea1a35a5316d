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
  /** The newest cart; null while it is not known. */
  readonly cart: Cart | null;
  /** The newest price; null while it is not known. */
  readonly quote: Quote | null;
  /** Whether all problems are mended, and all warnings ticked: only then it begins. */
  readonly isValid: boolean;
  /** The live connection: after a lost answer its events are a reason to ask. */
  readonly connection: RealtimeConnection | null;
}

/** A purchase that is shown, and the store that it is told to; null before it has begun. */
export interface RunningPurchase {
  /** What is shown. */
  readonly shown: ShownPurchase | null;
  /** What happens is told to it. */
  readonly tell: PurchaseStore['tell'];
}

/**
 * Runs the machine of a purchase (commerce §3, "Ordering is safe") over the newest cart and price. What
 * is shown to its buyer stays what is bought: whatever changes elsewhere is said before it is.
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
      if (event) store.tell(event);
    } else if (isValid && quote?.cartRevision === cart.revision) store.begin(cart, quote);
    else store.recover(cart);
  }, [store, cart, quote, isValid]);

  useEffect(
    () =>
      connection?.onEvent('ReceiveNotification', () =>
        store.tell({ type: 'LIVE', now: services.platform.clock.now() }),
      ),
    [store, connection, services],
  );

  const isPlaced = shown?.state.status === 'placed';
  useEffect(() => {
    // The cart that began with the purchase did not come where the orders were only found.
    if (isPlaced) void queryClient.invalidateQueries({ queryKey: cartKeys.cart });
  }, [isPlaced, queryClient]);

  return { shown, tell: store.tell };
}
