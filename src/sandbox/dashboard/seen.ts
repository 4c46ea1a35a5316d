import type { Statement } from '../../domain/billing/statement';
import type { OrderView } from '../../domain/orders/order-access';
import {
  type SubscriptionView,
  subscriptionViewsAt,
} from '../../domain/subscriptions/subscription-views';
import { seenStatements } from '../billing/list';
import { renewalPriceOf } from '../commerce/deal';
import type { Viewer } from '../commerce/viewer';
import type { OrderRecord, SoldSubscription } from '../db/commerce-records';
import { isInOrderView } from '../rules/orders';

/** What the dashboard counts, by the rules of the lists that its numbers link to (wire §7). */

/** The subscriptions of a view that the viewer may see. */
export function subscriptionsIn(
  view: Exclude<SubscriptionView, 'failed'>,
  { tables, sees }: Viewer,
  now: number,
): readonly SoldSubscription[] {
  const isIn = subscriptionViewsAt(now);
  return [...tables.subscriptions.values()].filter((record) => {
    if (!sees(record.customerId)) return false;
    return isIn(view, { ...record, renewalUnitPrice: renewalPriceOf(tables, record) });
  });
}

/** The orders of a view. */
export function ordersIn(
  view: OrderView,
  { tables, sees, user, impersonatedBy, allowedActions }: Viewer,
): readonly OrderRecord[] {
  const actor = { email: user.email, impersonatedBy, allowedActions };
  return [...tables.orders.values()].filter(
    (order) => sees(order.customerId) && isInOrderView(view, order, actor),
  );
}

/** Overdue statements: to the viewer's company, or for a customer, its own. */
export function overdueStatements(viewer: Viewer, now: number): readonly Statement[] {
  const wanted = viewer.level >= 1 ? 'receivable' : 'payable';
  return seenStatements(viewer, now).filter(
    ({ state, direction }) => state === 'overdue' && direction === wanted,
  );
}
