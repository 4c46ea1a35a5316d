import { useState } from 'react';
import {
  approveOrder,
  cancelOrder,
  listOrders,
  type ReasonInput,
  rejectOrder,
} from '../../api/calls/orders';
import type { ApiClient } from '../../api/client';
import type { OrderDecisionState, OrderScreenProps } from '../../contracts/orders';
import { ALLOWED, refused } from '../../domain/access';
import type { Order } from '../../domain/orders/order';
import {
  canActOnOrder,
  isToldOf,
  ORDER_NEEDS,
  type OrderAction,
} from '../../domain/orders/order-access';
import { isOrderOpen } from '../../domain/orders/order-machine';
import type { OrderDone } from '../../domain/orders/order-screen';
import { ORDERS_READ, ordersAsked } from '../../domain/orders/orders-list';
import { CART_USE } from '../../domain/products/product-access';
import { dataOr, emptyWhenGone } from '../../domain/reading';
import { canAct, type Need, viewerAccess } from '../../domain/users/permission-access';
import { useActor } from '../auth/useActor';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
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
import { useOrderWrite } from './useOrderWrite';
import { useRetryDialog } from './useRetryDialog';

/** Oldest first. */
const FIRST = { pageNumber: 1, pageSize: 1, searchString: '', sort: 'createdAt', filters: {} };
const ASKED = ordersAsked(FIRST, 'waitingForMe');
const NONE: readonly Order[] = [];
const never = () => false;

/** The next order that waits for the viewer, after a decision (workday §4). */
function useNextWaiting(): {
  readonly next: Order | null;
  /** Starts to read. */
  readonly offer: () => void;
} {
  const [isOffered, setOffered] = useState(false);
  const waiting = useRead<readonly Order[]>({
    key: orderKeys.list(ASKED),
    read: async (client, call) => (await listOrders(client, ASKED, call)).data,
    isEnabled: isOffered,
    isEmpty: never,
  });
  const [next = null] = isOffered ? dataOr(waiting, NONE) : NONE;
  return { next, offer: () => setOffered(true) };
}

const CALLS = { approve: approveOrder, reject: rejectOrder, cancel: cancelOrder } as const;

interface Decision extends ReasonInput {
  readonly action: OrderAction;
}

const send = (client: ApiClient, { action, id, reason }: Decision) =>
  CALLS[action](client, { id, reason });

type Asked = Pick<OrderDecisionState, 'action' | 'order'>;

/** The dialog that asks before an order is approved, rejected or cancelled (commerce §3). */
function useOrderDecision(
  order: Order | null,
  onDone?: (done: OrderDone) => void,
): {
  readonly decision: OrderDecisionState | null;
  readonly open: (action: OrderAction) => void;
} {
  const [question, ask] = useState<Asked | null>(null);
  const { isPending, failure, run, reset } = useOrderWrite(send);

  function open(action: OrderAction): void {
    if (!order) return;
    reset();
    ask({ action, order });
  }
  async function confirm({ action, order: { id } }: Asked, reason: string | null): Promise<void> {
    const outcome = await run({ action, id, reason });
    if (outcome.status !== 'done') return;
    ask(null);
    onDone?.({ action, order: outcome.result });
  }

  const decision = question && {
    ...question,
    isPending,
    failure,
    onConfirm: (reason: string | null) => void confirm(question, reason),
    onClose: () => ask(null),
  };
  return { decision, open };
}

/** Options of {@link useOrderScreen}. */
export interface OrderScreenOptions extends RealtimeSettings {
  /** Id of the order. Use it as `key` if it may change. */
  readonly id: string;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((done: OrderDone) => void) | undefined;
}

const MINUTE_MS = 60_000;
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
  const viewer = useViewer();
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
    company: viewer?.customerName
      ? { id: viewer.customerId, name: viewer.customerName }
      : undefined,
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
