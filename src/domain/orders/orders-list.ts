import type { DashboardSummary } from '../dashboard/summary';
import type { ListQuery, ListRules } from '../list-query';
import { canAct, type Need, type Viewer } from '../users/permission-access';
import { ORDER_NEEDS } from './order-access';

/** What seeing orders takes (wire §2). */
export const ORDERS_READ = { permission: 'Order.Read' } as const satisfies Need;

/** What making a file of them takes besides (wire §2). */
export const ORDERS_EXPORT = { permission: 'Order.Export' } as const satisfies Need;

/** The views of the list (commerce §5), in the order of their tabs. */
export const ORDERS_VIEWS = ['waitingForMe', 'open', 'failed', 'all'] as const;

/** One of {@link ORDERS_VIEWS}. */
export type OrdersView = (typeof ORDERS_VIEWS)[number];

/** What the list of orders can be sorted and filtered by (wire §2). */
export const ORDERS_LIST: ListRules = {
  sorts: ['createdAt', 'number', 'state', 'customerName', 'total'],
  filters: ['state', 'type'],
  days: ['createdAt'],
};

/** In an address: which of them. */
export const ORDERS_VIEW = 'view';

/** The view of an address; what is none is that of all. */
export function ordersViewIn(text: string | null): OrdersView {
  return ORDERS_VIEWS.find((view) => view === text) ?? 'all';
}

/** The views that somebody can choose: nothing waits for who may not approve. */
export function ordersViewsOf(viewer: Viewer | null, open: OrdersView): readonly OrdersView[] {
  const { permission } = ORDER_NEEDS.approve;
  const approves =
    viewer !== null &&
    canAct({ ...viewer, allowedWhileImpersonating: null }, { permission }).allowed;
  return ORDERS_VIEWS.filter((view) => view !== 'waitingForMe' || approves || view === open);
}

/** What the server is asked for (wire §2). */
export function ordersAsked(query: ListQuery, view: OrdersView): ListQuery {
  return view === 'all' ? query : { ...query, filters: { ...query.filters, view: [view] } };
}

/** How many orders are in the views; one is absent where it is not known. */
export type OrderCounts = Readonly<Partial<Record<Exclude<OrdersView, 'all'>, number>>>;

/** The counts of the first page, by the views that they count (wire §7). */
export function orderCountsOf(summary: DashboardSummary): OrderCounts {
  const { waitingForMe, openOrders: open, failedOrders: failed } = summary;
  return {
    ...(waitingForMe !== undefined && { waitingForMe }),
    ...(open !== undefined && { open }),
    ...(failed !== undefined && { failed }),
  };
}
