import type { DashboardSummary, VendorSeats } from '../../domain/dashboard/summary';
import type { Money } from '../../domain/money';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { isLive } from '../../domain/subscriptions/subscription';
import { unassignedPerMonth } from '../../domain/subscriptions/unassigned-cost';
import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { countedOf } from '../commerce/deal';
import { currencyOf, vendorName } from '../commerce/records';
import type { Viewer } from '../commerce/viewer';
import type { OrderRecord, SoldSubscription } from '../db/commerce-records';
import { totalsByCurrency } from '../rules/totals';
import { ordersIn, overdueStatements, subscriptionsIn } from './seen';

/** Only licences and add-ons have seats. */
const SEATED = ['license', 'addon'];

/** Amounts by currency. */
function sumsOf<Row>(
  rows: Iterable<Row>,
  currencyOf: (row: Row) => string | null,
  amountOf: (row: Row) => number | null,
): readonly Money[] {
  return totalsByCurrency(rows, currencyOf, { amount: amountOf });
}

/** What subscriptions cost a month. */
function perMonth(
  { tables }: Viewer,
  records: readonly SoldSubscription[],
  todayOn: CivilDate,
): readonly Money[] {
  return sumsOf(
    records,
    (record) => currencyOf(tables, record),
    (record) => countedOf(record, todayOn).recurringPerMonth,
  );
}

/** When the oldest of some orders was placed; nothing without orders. */
function oldestOf(orders: readonly OrderRecord[]): Date | undefined {
  const times = orders.flatMap(({ createdAt }) => createdAt ?? []);
  return times.length === 0 ? undefined : new Date(Math.min(...times.map(Number)));
}

/** Seats of live subscriptions whose assignment is known. */
function seatsOf({ tables, sees }: Viewer, todayOn: CivilDate) {
  const byVendor = new Map<string, VendorSeats>();
  const unassigned: Money[] = [];
  for (const record of tables.subscriptions.values()) {
    const { customerId, productId, quantity, assigned } = record;
    const product = tables.products.get(productId);
    if (assigned === null || !isLive(record) || !sees(customerId)) continue;
    if (!product || !SEATED.includes(product.kind)) continue;
    const { vendorId } = record;
    const seats = byVendor.get(vendorId);
    byVendor.set(vendorId, {
      vendorId,
      vendorName: vendorName(vendorId),
      bought: (seats?.bought ?? 0) + quantity,
      assigned: (seats?.assigned ?? 0) + assigned,
    });
    const { recurringPerMonth } = countedOf(record, todayOn);
    const amount = unassignedPerMonth({ quantity, assigned, recurringPerMonth });
    if (amount !== null) unassigned.push({ currency: currencyOf(tables, record), amount });
  }
  const seatsByVendor = [...byVendor.values()].sort((one, other) => other.bought - one.bought);
  const sum = (name: 'bought' | 'assigned') =>
    seatsByVendor.reduce((seats, vendor) => seats + vendor[name], 0);
  return {
    seatsBought: sum('bought'),
    seatsAssigned: sum('assigned'),
    unassignedPerMonth: sumsOf(
      unassigned,
      ({ currency }) => currency,
      ({ amount }) => amount,
    ),
    seatsByVendor,
  };
}

function subscriptionNumbers(viewer: Viewer, now: number): DashboardSummary {
  const todayOn = civilDateOf(now);
  const [renewing, closing] = (['renewing', 'window'] as const).map((view) =>
    subscriptionsIn(view, viewer, now),
  ) as [readonly SoldSubscription[], readonly SoldSubscription[]];
  return {
    renewals: renewing.length,
    renewalsPerMonth: perMonth(viewer, renewing, todayOn),
    windows: closing.length,
    windowsPerMonth: perMonth(viewer, closing, todayOn),
    ...seatsOf(viewer, todayOn),
  };
}

function orderNumbers(viewer: Viewer): DashboardSummary {
  const failed = ordersIn('failed', viewer);
  const open = ordersIn('open', viewer);
  return {
    failedOrders: failed.length,
    failedSinceAt: oldestOf(failed),
    openOrders: open.length,
    openOrdersTotal: sumsOf(
      open,
      ({ currency }) => currency,
      ({ total }) => total,
    ),
  };
}

function waitingNumbers(viewer: Viewer): DashboardSummary {
  const waiting = ordersIn('waitingForMe', viewer);
  return { waitingForMe: waiting.length, waitingSinceAt: oldestOf(waiting) };
}

function statementNumbers(viewer: Viewer, now: number): DashboardSummary {
  const overdue = overdueStatements(viewer, now);
  return {
    overdue: overdue.length,
    overdueBalance: sumsOf(
      overdue,
      ({ currency }) => currency,
      ({ balance }) => balance,
    ),
  };
}

/** The numbers of the dashboard; each is absent without the permission for its list (wire §7). */
export function summaryFor(viewer: Viewer, now: number): DashboardSummary {
  const may = (permission: string) => viewer.allowedActions.includes(permission);
  const approves = may('Order.Read') && may(ORDER_NEEDS.approve.permission);
  return {
    ...(may('Subscription.Read') && subscriptionNumbers(viewer, now)),
    ...(may('Order.Read') && orderNumbers(viewer)),
    ...(approves && waitingNumbers(viewer)),
    ...(may('Billing.Read') && statementNumbers(viewer, now)),
  };
}
