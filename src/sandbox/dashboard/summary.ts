import type { DashboardSummary } from '../../domain/dashboard/summary';
import type { Money } from '../../domain/money';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { isLive } from '../../domain/subscriptions/subscription';
import { unassignedPerMonth } from '../../domain/subscriptions/unassigned-cost';
import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { countedOf } from '../commerce/deal';
import { currencyOf } from '../commerce/records';
import type { Viewer } from '../commerce/viewer';
import { totalsByCurrency } from '../rules/totals';
import { ordersIn, overdueStatements, subscriptionsIn } from './seen';

/** Only licences and add-ons have seats. */
const SEATED = ['license', 'addon'];

/** Seats of live subscriptions whose assignment is known. */
function seatsOf({ tables, sees }: Viewer, todayOn: CivilDate) {
  let [seatsBought, seatsAssigned] = [0, 0];
  const unassigned: Money[] = [];
  for (const record of tables.subscriptions.values()) {
    const { customerId, productId, quantity, assigned } = record;
    const kind = tables.products.get(productId)?.kind ?? '';
    if (assigned === null || !isLive(record) || !sees(customerId) || !SEATED.includes(kind))
      continue;
    seatsBought += quantity;
    seatsAssigned += assigned;
    const { recurringPerMonth } = countedOf(record, todayOn);
    const amount = unassignedPerMonth({ quantity, assigned, recurringPerMonth });
    if (amount !== null) unassigned.push({ currency: currencyOf(tables, record), amount });
  }
  const sums = totalsByCurrency(unassigned, ({ currency }) => currency, {
    amount: ({ amount }) => amount,
  });
  return { seatsBought, seatsAssigned, unassignedPerMonth: sums };
}

/** The numbers of the dashboard; each is absent without the permission for its list (wire §7). */
export function summaryFor(viewer: Viewer, now: number): DashboardSummary {
  const may = (permission: string) => viewer.allowedActions.includes(permission);
  return {
    ...(may('Subscription.Read') && {
      renewals: subscriptionsIn('renewing', viewer, now).length,
      windows: subscriptionsIn('window', viewer, now).length,
      ...seatsOf(viewer, civilDateOf(now)),
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
