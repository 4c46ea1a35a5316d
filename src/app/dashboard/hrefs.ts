import type { DashboardHrefs } from '../../contracts/dashboard';
import type { DashboardTile } from '../../domain/dashboard/tiles';
import type { OrderView } from '../../domain/orders/order-access';
import type { AttentionReason } from '../../domain/subscriptions/subscription-views';
import type { CurrentUser } from '../../domain/users/user';
import { billingPaths, statementPath } from '../billing/paths';
import { customersPaths, customerTenantsPath } from '../customers/paths';
import { orderPath, ordersPaths, VIEW } from '../orders/paths';
import { productsPaths } from '../products/paths';
import { renewalsPath, subscriptionPath, subscriptionsPath } from '../subscriptions/paths';

/** Where the first page leads to: the list of a number holds as many records (wire §7). */
export function dashboardHrefs({ customerType }: CurrentUser): DashboardHrefs {
  const hasCustomers = customerType !== 0;
  const scope = hasCustomers ? 'all' : 'own';
  const direction = hasCustomers ? 'receivable' : 'payable';
  const orders = (view: OrderView) => `${ordersPaths.orders}?${VIEW}=${view}`;
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
  return {
    tile: (tile) => tiles[tile],
    order: orderPath,
    statement: statementPath,
    subscription: subscriptionPath,
    tenants: customerTenantsPath,
    unusedSeats: subscriptions('unused'),
    renewals: renewalsPath(scope),
    statements: billingPaths.statements,
    newCustomer: customersPaths.newCustomer,
    priceLists: productsPaths.priceLists,
    marketplace: productsPaths.products,
  };
}
