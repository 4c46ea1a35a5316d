import type { ActivityAction } from '../../domain/activity/activity';
import { formatMoney } from '../../domain/money';
import type { OrderLine } from '../../domain/orders/order';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { isOwnOrder } from '../../domain/orders/own-order';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import { orderActivity } from '../activity/record';
import { refuseOverLimit } from '../commerce/credit';
import { firstNet, purchaseTerms, workKey } from '../commerce/line-terms';
import { toOrder } from '../commerce/records';
import { conflict, refuseInvalid, refuseLongReason } from '../commerce/refusals';
import { refuseInactive } from '../commerce/standing';
import { type CallNeed, requireViewer, type Viewer } from '../commerce/viewer';
import type { OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { LineTask } from '../db/commerce-work';
import { isAbout } from '../db/users-table';
import { json } from '../http/answers';
import { requireCaller } from '../http/caller';
import type { CallContext } from '../http/context';
import { optionalTextOf, pathPart, readFields } from '../http/input';
import { Problem } from '../http/problem';
import { type OrderStep, orderTransition } from '../rules/orders';
import { documentTotals } from '../rules/totals';
import type { World } from '../world/world';
import { orderAt } from './find-order';
import { moveOrder, type StepEvent, withEvent } from './move-order';
import { dropWork } from './provision';

/** A task at its approval, which starts its term and windows (wire §3.4). */
function approvedTask(task: LineTask, at: number): LineTask {
  if (task.kind === 'change') return task;
  // The aligned end may be too near by now: then it gets a regular term.
  const isTooLate = task.endsOn !== null && isRenewalLocked(task.endsOn, at);
  return { ...task, at, endsOn: isTooLate ? null : task.endsOn };
}

/**
 * Starts an approved order at its fixed prices. A first charge up to a chosen day is shortened,
 * with an event.
 */
function beginApproved({ work }: CommerceTables, order: OrderRecord, at: number): OrderRecord {
  const { currency } = order;
  const rates: number[] = [];
  let told = order;
  const lines = order.lines.map((line): OrderLine => {
    const key = workKey(order.id, line.id);
    const waiting = work.get(key);
    if (!waiting) return line;
    const task = approvedTask(waiting.task, at);
    work.set(key, { ...waiting, task, since: at });
    if (task.kind === 'change') return line;
    const net = firstNet(task);
    rates.push(task.sold.taxBps);
    if (net === line.net) return { ...line, ...purchaseTerms(task) };
    const money = (amount: number) => formatMoney({ amount, currency }, 'en');
    const text = `The first charge of ${line.productName} was cut anew: ${money(net)} instead of ${money(line.net)}`;
    const { id: lineId, productName: name, net: was } = line;
    told = withEvent(told, at, { by: '', kind: 'chargeCut', lineId, name, was, net, text });
    return { ...line, net, ...purchaseTerms(task) };
  });
  const taxBps = rates[0] ?? 0;
  const { net, tax, total } = documentTotals(lines.map((line) => ({ net: line.net, taxBps })));
  return { ...told, lines, net, tax, total };
}

/** Requirements of a call for an action on an order. */
export const needOf = ({
  permission,
  setting,
}: (typeof ORDER_NEEDS)[keyof typeof ORDER_NEEDS]) => ({
  permissions: [permission],
  whileImpersonating: setting,
});

/** A 409 for the state of an order, with the order (wire §1). */
export const stateChanged = (order: OrderRecord, viewer: Viewer): Problem =>
  conflict('state_changed', 'The order has changed meanwhile.', {
    orders: [toOrder(order, viewer)],
  });

/** The event of a user's action. */
export function eventOf(
  { user, impersonatedBy }: Viewer,
  event: Omit<StepEvent, 'by' | 'impersonatedBy'>,
): StepEvent {
  return { by: user.email, impersonatedBy, ...event };
}

const ACTIONS: Partial<Record<OrderStep['type'], ActivityAction>> = {
  APPROVE: 'order.approved',
  REJECT: 'order.rejected',
  CANCEL: 'order.cancelled',
  RETRY: 'order.retried',
};

/** Responds with the order after an action; 409 if its state does not allow it. */
export function answerMoved(
  world: World,
  viewer: Viewer,
  order: OrderRecord,
  step: OrderStep,
  reason: string | null,
  event: StepEvent,
  change?: (moved: OrderRecord) => OrderRecord,
): Response {
  const moved = moveOrder(world, order, step, world.clock.now(), event, change);
  if (!moved) throw stateChanged(order, viewer);
  const action = ACTIONS[step.type];
  if (action) {
    const actor = { by: viewer.user.email, impersonatedBy: viewer.impersonatedBy };
    world.db.activity.add(orderActivity(actor, action, moved, world.clock.now(), reason));
  }
  dropWork(world, moved);
  world.settle();
  return json(toOrder(moved, viewer));
}

/** `POST /orders/{id}/approve` and `/reject` (wire §3.4). */
export async function decideOrder(
  c: CallContext,
  world: World,
  action: 'approve' | 'reject',
): Promise<Response> {
  const viewer = requireViewer(c, world, needOf(ORDER_NEEDS[action]));
  const reason = optionalTextOf(await readFields(c), 'reason')?.trim() || null;
  const order = orderAt(c, viewer);
  const { email } = viewer.user;
  const { impersonatedBy } = viewer;
  if (isOwnOrder(order, { email, impersonatedBy })) {
    throw new Problem(403, 'Nobody decides about their own order.', { code: 'own_order' });
  }
  if (order.state !== 'awaitingApproval') throw stateChanged(order, viewer);
  if (action === 'reject' && reason === null) {
    const message = 'Say why you reject the order.';
    refuseInvalid([{ field: 'reason', code: 'required', message }]);
  }
  refuseLongReason(reason);
  const now = world.clock.now();
  if (action === 'approve') {
    refuseInactive(viewer.tables, order.customerId);
    refuseOverLimit(viewer.tables, order.customerId);
  }
  const step = { by: email, impersonatedBy, at: now, reason };
  const said = reason === null ? {} : { reason };
  return action === 'approve'
    ? answerMoved(
        world,
        viewer,
        order,
        { type: 'APPROVE', ...step },
        reason,
        eventOf(viewer, { kind: 'approved', text: 'Approved', ...said }),
        (moved) => beginApproved(viewer.tables, moved, now),
      )
    : answerMoved(
        world,
        viewer,
        order,
        { type: 'REJECT', ...step },
        reason,
        eventOf(viewer, { kind: 'rejected', text: 'Rejected', ...said }),
      );
}

/** A waiting order can be cancelled by its buyer without a permission (wire §3.4). */
function cancelNeed(c: CallContext, world: World): CallNeed {
  const need = needOf(ORDER_NEEDS.cancel);
  const { user } = requireCaller(c);
  const order = world.db.commerce().orders.get(pathPart(c, 'id'));
  const isWaiting =
    order?.state === 'awaitingApproval' &&
    isAbout(user, order.placedBy, order.createdAt?.getTime() ?? 0);
  return isWaiting ? { ...need, permissions: [] } : need;
}

/** `POST /orders/{id}/cancel` (wire §3.4). */
export async function cancelOrder(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, cancelNeed(c, world));
  const reason = optionalTextOf(await readFields(c), 'reason')?.trim() || null;
  const event = eventOf(viewer, {
    kind: 'cancelled',
    ...(reason === null ? { text: 'Cancelled' } : { text: `Cancelled: ${reason}`, reason }),
  });
  const order = orderAt(c, viewer);
  if (!orderTransition(order, { type: 'CANCEL' })) throw stateChanged(order, viewer);
  refuseLongReason(reason);
  return answerMoved(world, viewer, order, { type: 'CANCEL' }, reason, event);
}
