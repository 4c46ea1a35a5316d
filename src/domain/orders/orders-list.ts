import type { ListQuery, ListRules } from '../list-query';
import { canAct, type Need, type Viewer } from '../users/permission-access';
import { ORDER_NEEDS } from './order-access';

/** Required to see orders (wire §2). */
export const ORDERS_READ = { permission: 'Order.Read' } as const satisfies Need;

/** Required to export orders (wire §2). */
export const ORDERS_EXPORT = { permission: 'Order.Export' } as const satisfies Need;

/** Views of the list (commerce §5), in the order of their tabs. */
export const ORDERS_VIEWS = ['waitingForMe', 'open', 'failed', 'all'] as const;

/** One of {@link ORDERS_VIEWS}. */
export type OrdersView = (typeof ORDERS_VIEWS)[number];

/** Sorting and filters of the order list (wire §2). */
export const ORDERS_LIST: ListRules = {
  sorts: ['createdAt', 'number', 'state', 'customerName', 'total'],
  filters: ['state', 'type'],
  days: ['createdAt'],
};

/** In an address: which of them. */
export const ORDERS_VIEW = 'view';

/** The view of an address; otherwise the one of all. */
export function ordersViewIn(text: string | null): OrdersView {
  return ORDERS_VIEWS.find((view) => view === text) ?? 'all';
}

/** The views available to a user: without permission to approve, there is no "waiting for me". */
export function ordersViewsOf(viewer: Viewer | null, open: OrdersView): readonly OrdersView[] {
  const { permission } = ORDER_NEEDS.approve;
  const approves =
    viewer !== null &&
    canAct({ ...viewer, allowedWhileImpersonating: null }, { permission }).allowed;
  return ORDERS_VIEWS.filter((view) => view !== 'waitingForMe' || approves || view === open);
}

/** The query to send (wire §2). */
export function ordersAsked(query: ListQuery, view: OrdersView): ListQuery {
  return view === 'all' ? query : { ...query, filters: { ...query.filters, view: [view] } };
}

/** Number of orders in each view; absent if unknown. */
export type OrderCounts = Readonly<Partial<Record<Exclude<OrdersView, 'all'>, number>>>;
