import { useState } from 'react';
import type { OrderScreenProps } from '../../contracts/orders';
import { ALLOWED, refused } from '../../domain/access';
import type { Order } from '../../domain/orders/order';
import { canActOnOrder, isToldOf, ORDER_NEEDS } from '../../domain/orders/order-access';
import { isOrderOpen } from '../../domain/orders/order-machine';
import type { OrderDone } from '../../domain/orders/order-screen';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import { CART_USE } from '../../domain/products/product-access';
import { dataOr, emptyWhenGone } from '../../domain/reading';
import { canAct, type Need, viewerAccess } from '../../domain/users/permission-access';
import { useActor } from '../auth/useActor';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { orderKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useCopied } from '../timing/useCopied';
import { useNow } from '../timing/useNow';
import { orderSource } from './order-queries';
import { useBuyAgain } from './useBuyAgain';
import { useInform } from './useInform';
import { useNextWaiting } from './useNextWaiting';
import { useOrderDecision } from './useOrderDecision';
import { useRetryDialog } from './useRetryDialog';

/** Options of {@link useOrderScreen}. */
export interface OrderScreenOptions extends RealtimeSettings {
  /** Id of the order. Use it as `key` if it may change. */
  readonly id: string;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((done: OrderDone) => void) | undefined;
}

const MINUTE_MS = 60_000;
const never = () => false;

/**
 * Everything that `OrderScreen` shows and does (commerce §5): an order with its progress and
 * actions. It is refetched on every live event, and every ten seconds while it is open and the
 * server sends the viewer no events of it. No request is sent before sign-in, or if the viewer may
 * not see it.
 *
 * @example
 * const One = ({ id }: { id: string }) => <OrderScreen {...useOrderScreen({ id })} />;
 */
export function useOrderScreen(options: OrderScreenOptions): OrderScreenProps {
  const { id, url, buildHub } = options;
  const actor = useActor();
  const access = useSignedInAccess(viewerAccess(actor, ORDERS_READ));
  const reading = useRead<Order>({
    ...orderSource(id),
    isEnabled: actor !== null && access.allowed,
    isEmpty: never,
  });
  const order = dataOr<Order | null>(reading, null);
  useLiveReload({
    keys: order && [orderKeys.one(id)],
    isOpen: order !== null && isOrderOpen(order),
    isTold: order !== null && actor !== null && isToldOf(order, actor),
    realtime: useRealtimeConnection({ url, buildHub }),
  });

  const { next, offer } = useNextWaiting();
  const { decision, open } = useOrderDecision(order, (done) => {
    if (done.action !== 'cancel') offer();
    options.onDone?.(done);
  });
  const { isCopied, isRefused, copy } = useCopied();
  const [reference, setReference] = useState('');
  const now = useNow(MINUTE_MS);
  const { retry, dialog: retryDialog } = useRetryDialog(order ? [order] : [], now);
  const can = (need: Need) => (actor ? canAct(actor, need) : ALLOWED);
  return {
    access,
    order: emptyWhenGone(reading),
    now,
    actions: {
      access: (action) =>
        order && actor ? canActOnOrder(actor, action, order) : refused('notWaiting'),
      onAction: open,
      dialog: decision,
    },
    retry: { ...retry, access: can(ORDER_NEEDS.retry), dialog: retryDialog },
    informing: useInform(order, actor),
    next: next?.id === id ? null : next,
    reorder: { ...useBuyAgain(), access: can(CART_USE) },
    copying: {
      copied: { text: isCopied ? reference : null, isRefused },
      onCopy(text) {
        setReference(text);
        void copy(text);
      },
    },
  };
}
