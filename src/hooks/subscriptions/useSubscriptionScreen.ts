import { listOrders } from '../../api/calls/orders';
import type { SubscriptionEvent, SubscriptionScreenProps } from '../../contracts/subscriptions';
import { seesCosts, withoutCosts } from '../../domain/billing/costs';
import type { Order } from '../../domain/orders/order';
import { dataOr, emptyWhenGone, mapReading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  SUBSCRIPTION_PART_NEEDS,
  SUBSCRIPTIONS_READ,
} from '../../domain/subscriptions/subscription-screen';
import { viewerAccess } from '../../domain/users/permission-access';
import { useActor } from '../auth/useActor';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { useClientView } from '../preferences/useClientView';
import { subscriptionKeys } from '../reads/keys';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { subscriptionSource } from './subscription-queries';
import { useSubscriptionCharges } from './useSubscriptionCharges';
import { useSubscriptionDrawers } from './useSubscriptionDrawers';

/** Options of {@link useSubscriptionScreen}: the state of its list of orders, if controlled. */
export interface SubscriptionScreenOptions extends HeldQuery, RealtimeSettings {
  /** Id of the subscription. Use it as `key` if it may change. */
  readonly id: string;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: SubscriptionEvent) => void) | undefined;
}

const MINUTE_MS = 60_000;
const never = () => false;

/**
 * Everything that `SubscriptionScreen` shows and does (commerce §5): a subscription, its
 * commitment, its orders and its charges. It is refetched when an order changes it. No request is
 * sent before sign-in, or if the viewer may not see it.
 *
 * @example
 * const One = ({ id }: { id: string }) => <SubscriptionScreen {...useSubscriptionScreen({ id })} />;
 */
export function useSubscriptionScreen(options: SubscriptionScreenOptions): SubscriptionScreenProps {
  const { id, query, onQueryChange, url, buildHub } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, SUBSCRIPTIONS_READ));
  const isEnabled = viewer !== null && access.allowed;

  const reading = useRead({
    ...subscriptionSource(id),
    isEnabled,
    isEmpty: never,
  });
  const subscription = dataOr<Subscription | null>(reading, null);
  const ordersAccess = viewerAccess(viewer, SUBSCRIPTION_PART_NEEDS.orders);
  const orders = useList<Order>({
    name: 'subscriptionOrders',
    query,
    onQueryChange,
    isEnabled: isEnabled && subscription !== null && ordersAccess.allowed,
    key: (asked) => subscriptionKeys.orders(id, asked),
    getRowKey: (order) => order.id,
    read: (client, asked, call) =>
      listOrders(client, { ...asked, filters: { ...asked.filters, subscriptionId: [id] } }, call),
  });
  const charges = useSubscriptionCharges(subscription, isEnabled ? viewer : null);
  useLiveReload({
    keys: subscription && [
      subscriptionKeys.one(id),
      subscriptionKeys.ordersOf(id),
      subscriptionKeys.chargesOf(id),
    ],
    isOpen: subscription?.changing != null,
    realtime: useRealtimeConnection({ url, buildHub }),
  });

  const clientView = useClientView();
  const actor = useActor();
  const now = useNow(MINUTE_MS);
  const drawers = useSubscriptionDrawers({
    ...{ subscription, actor, now },
    orders: orders.rows,
    onDone: options.onDone,
  });

  return {
    access,
    subscription: emptyWhenGone(clientView?.isOn ? mapReading(reading, withoutCosts) : reading),
    clientView:
      viewer && subscription && seesCosts(viewer, subscription.customerId) ? clientView : null,
    isCustomers:
      viewer !== null &&
      viewer.customerType >= 1 &&
      subscription !== null &&
      viewer.customerId !== subscription.customerId,
    now,
    ...drawers,
    orders: { list: orders, access: ordersAccess },
    charges,
  };
}
