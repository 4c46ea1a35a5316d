import type { NeedRefusal } from '../access';
import { type Access, refused } from '../access';
import { type CommerceActor, canAct, type Need } from '../users/permission-access';
import type { Order, OrderLine } from './order';
import { hasCancellableLine } from './order-machine';
import { isOwnOrder } from './own-order';

/** Actions on an order. */
export type OrderAction = 'approve' | 'reject' | 'cancel';

/** Required for each action (wire §3.4). */
export const ORDER_NEEDS = {
  approve: { permission: 'Order.Approve', setting: 'approveOrders' },
  reject: { permission: 'Order.Approve', setting: 'approveOrders' },
  cancel: { permission: 'Order.Cancel', setting: 'placeOrders' },
  retry: { permission: 'Order.Retry', setting: 'placeOrders' },
  note: { permission: 'Order.Retry', setting: 'placeOrders', minimumCustomerType: 1 },
} as const satisfies Record<OrderAction | 'retry' | 'note', Need>;

/** Reasons why an action on an order is not available. */
export type OrderRefusal =
  | NeedRefusal
  | 'ownOrder'
  | 'notWaiting'
  | 'nothingToCancel'
  | 'notFailed';

const isPlacedBy = (order: Pick<Order, 'placedBy'>, actor: Pick<CommerceActor, 'email'>) =>
  order.placedBy.toLowerCase() === actor.email.toLowerCase();

/** Whether a user receives live events of an order (wire §3.4); others have to poll. */
export function isToldOf(
  { placedBy, impersonatedBy }: Pick<Order, 'placedBy' | 'impersonatedBy'>,
  { email }: Pick<CommerceActor, 'email'>,
): boolean {
  return isOwnOrder({ placedBy, impersonatedBy }, { email });
}

export const isWaiting = ({ state }: Pick<Order, 'state'>) => state === 'awaitingApproval';

/** While it waits for approval, an order can be cancelled by its buyer too (wire §3.4). */
function needOf(actor: CommerceActor, action: OrderAction, order: Order): Need {
  const isBuyer = action === 'cancel' && isWaiting(order) && isPlacedBy(order, actor);
  return isBuyer ? { setting: ORDER_NEEDS.cancel.setting } : ORDER_NEEDS[action];
}

/** Access to an action on an order (commerce §3), for disabling controls; the server decides. */
export function canActOnOrder(
  actor: CommerceActor,
  action: OrderAction,
  order: Order,
): Access<OrderRefusal> {
  const access = canAct(actor, needOf(actor, action, order));
  if (!access.allowed) return access;
  if (action === 'cancel') {
    const { lines, state } = order;
    const isOver = state === 'rejected' || !hasCancellableLine(lines);
    return isOver ? refused('nothingToCancel') : access;
  }
  if (isOwnOrder(order, actor)) return refused('ownOrder');
  return isWaiting(order) ? access : refused('notWaiting');
}

export function canRetryLine(
  actor: CommerceActor,
  line: Pick<OrderLine, 'state'>,
): Access<OrderRefusal> {
  const access = canAct(actor, ORDER_NEEDS.retry);
  return access.allowed && line.state !== 'failed' ? refused('notFailed') : access;
}

/** Whether the viewer sells to the customer of a failed order, and so can inform them. */
export function canInform(
  actor: Pick<CommerceActor, 'customerType' | 'customerId'>,
  order: Pick<Order, 'customerId' | 'lines'>,
): boolean {
  return (
    actor.customerType >= ORDER_NEEDS.note.minimumCustomerType &&
    actor.customerId !== order.customerId &&
    order.lines.some(({ state }) => state === 'failed')
  );
}

/** The filtered views of orders (wire §2). */
export const ORDER_VIEWS = ['waitingForMe', 'open', 'failed'] as const;

/** One of {@link ORDER_VIEWS}. */
export type OrderView = (typeof ORDER_VIEWS)[number];
