import type { Links } from '../../contracts/links';
import type { DashboardTile } from '../../domain/dashboard/tiles';
import type { OrderView } from '../../domain/orders/order-access';
import { ORDERS_VIEW } from '../../domain/orders/orders-list';
import type { AttentionReason } from '../../domain/subscriptions/subscription-views';
import { billingPaths } from '../billing/paths';
import { ordersPaths } from '../orders/paths';
import { subscriptionsPath } from '../subscriptions/paths';

/** Where the numbers of the first page lead to: the list of a number holds as many records (wire §7). */
export function tileLinks(hasCustomers: boolean): Pick<Links, 'tile' | 'unusedSeats'> {
  const scope = hasCustomers ? 'all' : 'own';
  const direction = hasCustomers ? 'receivable' : 'payable';
  const orders = (view: OrderView) => `${ordersPaths.orders}?${ORDERS_VIEW}=${view}`;
  const subscriptions = (reason: AttentionReason) =>
    `${subscriptionsPath(scope, 'attention')}&reason=${reason}`;
  const tiles: Readonly<Record<DashboardTile, string>> = {
    renewals: subscriptions('renewing'),
    windows: subscriptions('window'),
    failedOrders: orders('failed'),
    openOrders: orders('open'),
    waitingForMe: orders('waitingForMe'),
    overdue: `${billingPaths.statements}?state=overdue&direction=${direction}`,
  };
  return { tile: (tile) => tiles[tile], unusedSeats: subscriptions('unused') };
}
