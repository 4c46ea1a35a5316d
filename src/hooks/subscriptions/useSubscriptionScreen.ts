import { useState } from 'react';
import type { CallOptions } from '../../api/call';
import { getStatement, listStatements } from '../../api/calls/billing';
import { listOrders } from '../../api/calls/orders';
import type { ApiClient } from '../../api/client';
import type {
  MonthOfCharges,
  SubscriptionCharges,
  SubscriptionEvent,
  SubscriptionScreenProps,
} from '../../contracts/subscriptions';
import { seesCosts, withoutCosts } from '../../domain/billing/costs';
import type { Order } from '../../domain/orders/order';
import { dataOr, emptyWhenGone, mapReading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  SUBSCRIPTION_PART_NEEDS,
  SUBSCRIPTIONS_READ,
} from '../../domain/subscriptions/subscription-screen';
import { monthOf } from '../../domain/time/civil-date';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
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
import { useSubscriptionDrawers } from './useSubscriptionDrawers';

/** Number of statements that are searched initially, and per press. */
const STATEMENTS_AT_A_TIME = 3;
const never = () => false;
/** Never read. */
const NONE = { id: '', customerId: '', startOn: '' };

interface Found {
  readonly months: readonly MonthOfCharges[];
  readonly hasEarlier: boolean;
}

/** The newest statements of the customer, with the lines of one subscription. */
async function read(
  client: ApiClient,
  { id, customerId, startOn }: Pick<Subscription, 'id' | 'customerId' | 'startOn'>,
  statements: number,
  options: CallOptions,
): Promise<Found> {
  const filters = { customerId: [customerId] };
  const query = { pageNumber: 1, pageSize: statements, sort: '-period', filters };
  const { data, totalRecords } = await listStatements(client, query, options);
  const whole = await Promise.all(data.map((row) => getStatement(client, row, options)));
  const months = whole.flatMap(({ id: statementId, number, period, state, currency, lines }) => {
    const own = (lines ?? []).filter(({ subscriptionId }) => subscriptionId === id);
    return own.length > 0 ? { statementId, number, period, state, currency, lines: own } : [];
  });
  // Nothing was charged before it began.
  const isWhole = data.some(({ period }) => period < monthOf(startOn));
  return { months, hasEarlier: !isWhole && (totalRecords ?? 0) > data.length };
}

/**
 * The charges of a subscription. Statements have no search by subscription (wire §2), so the newest
 * are searched, and earlier ones on request.
 */
function useSubscriptionCharges(
  subscription: Subscription | null,
  viewer: CurrentUser | null,
): SubscriptionCharges {
  const [statements, setStatements] = useState(STATEMENTS_AT_A_TIME);
  const access = viewerAccess(viewer, SUBSCRIPTION_PART_NEEDS.charges);
  const found = useRead<Found>({
    key: subscriptionKeys.charges(subscription?.id ?? '', statements),
    isEnabled: viewer !== null && access.allowed && subscription !== null,
    isEmpty: never,
    keepsPrevious: true,
    read: (client, options) => read(client, subscription ?? NONE, statements, options),
  });
  return {
    access,
    months: mapReading(found, ({ months }) => months),
    hasEarlier: found.status === 'ready' && found.data.hasEarlier,
    onEarlier: () => setStatements(statements + STATEMENTS_AT_A_TIME),
  };
}

/** Options of {@link useSubscriptionScreen}: the state of its list of orders, if controlled. */
export interface SubscriptionScreenOptions extends HeldQuery, RealtimeSettings {
  /** Id of the subscription. Use it as `key` if it may change. */
  readonly id: string;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: SubscriptionEvent) => void) | undefined;
}

const MINUTE_MS = 60_000;
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
