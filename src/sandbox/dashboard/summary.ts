import type { DashboardSummary } from '../../domain/dashboard/summary';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { isLive } from '../../domain/subscriptions/subscription';
import type { Viewer } from '../commerce/viewer';
import { ordersIn, overdueStatements, subscriptionsIn } from './seen';

/** Seats are counted of licences and add-ons alone. */
const SEATED = ['license', 'addon'];

/** The seats of what goes on, where it is known whose they are. */
function seatsOf({ tables, sees }: Viewer) {
  let [seatsBought, seatsAssigned] = [0, 0];
  for (const record of tables.subscriptions.values()) {
    const { customerId, productId, quantity, assigned } = record;
    const kind = tables.products.get(productId)?.kind ?? '';
    if (assigned === null || !isLive(record) || !sees(customerId) || !SEATED.includes(kind))
      continue;
    seatsBought += quantity;
    seatsAssigned += assigned;
  }
  return { seatsBought, seatsAssigned };
}

/** The numbers of the first page; each is absent without the permission of its list (wire §7). */
export function summaryFor(viewer: Viewer, now: number): DashboardSummary {
  const may = (permission: string) => viewer.allowedActions.includes(permission);
  return {
    ...(may('Subscription.Read') && {
      renewals: subscriptionsIn('renewing', viewer, now).length,
      windows: subscriptionsIn('window', viewer, now).length,
      ...seatsOf(viewer),
    }),
    ...(may('Order.Read') && {
      failedOrders: ordersIn('failed', viewer).length,
      openOrders: ordersIn('open', viewer).length,
    }),
    ...(may('Order.Read') &&
      may(ORDER_NEEDS.approve.permission) && {
        waitingForMe: ordersIn('waitingForMe', viewer).length,
      }),
    ...(may('Billing.Read') && { overdue: overdueStatements(viewer, now).length }),
  };
}
