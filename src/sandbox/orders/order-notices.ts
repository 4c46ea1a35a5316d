import type { WireNotification } from '../../api/calls/notifications';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { approversOf, approvingUsers } from '../commerce/approvers';
import type { OrderRecord } from '../db/commerce-records';
import { isAbout, type UserRecord } from '../db/users-table';
import { toWireTime } from '../db/wire-time';
import type { World } from '../world/world';

/** Recipients of an order's notifications: the buyer and their impersonator (wire §3.4). */
export function hearersOf(
  { db }: Pick<World, 'db'>,
  {
    placedBy,
    impersonatedBy,
    createdAt,
  }: Pick<OrderRecord, 'placedBy' | 'impersonatedBy' | 'createdAt'>,
): readonly UserRecord[] {
  const users = [placedBy, impersonatedBy].flatMap((email) => {
    const user = db.users.find(email ?? '');
    return user && isAbout(user, email, createdAt?.getTime() ?? 0) ? user : [];
  });
  return [...new Set(users)];
}

const ENDS: Readonly<Record<string, readonly [severity: string, title: string]>> = {
  completed: ['success', 'is completed'],
  partlyCompleted: ['warning', 'is partly completed'],
  failed: ['error', 'failed'],
  rejected: ['warning', 'was rejected'],
  cancelled: ['info', 'was cancelled'],
};

function linesText({ lines }: OrderRecord): string {
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const failed = count('failed');
  const done = `Set up: ${count('done')} of ${lines.length}.`;
  return failed === 0 ? done : `${done} Failed and not charged: ${failed}.`;
}

function noticeOf(order: OrderRecord, at: number): WireNotification {
  const isOpen = isOrderOpen(order);
  const [severity, how] = (!isOpen && ENDS[order.state]) || ['info', 'is being set up'];
  return {
    id: `n-${order.id}`,
    type: isOpen ? 'Task' : 'TaskHasMetadata',
    category: 'Order',
    severity,
    title: `Order ${order.number} ${how}`,
    description: order.state === 'rejected' ? (order.approval?.reason ?? '') : linesText(order),
    createdAt: toWireTime(at),
    relatedEntityId: order.id,
    relatedEntityType: 'Order',
  };
}

/** An order starts or ends: its notification moves to the top, even if it was dismissed. */
export function announceOrder(world: World, order: OrderRecord, at: number): void {
  for (const { email } of hearersOf(world, order)) world.live.notify(email, noticeOf(order, at));
}

/** A line has progressed: clients of the order's users reload it (commerce §3). */
export function updateNotice(world: World, order: OrderRecord, at: number): void {
  for (const { email } of hearersOf(world, order)) world.live.update(email, noticeOf(order, at));
}

const DECIDED: Readonly<Record<string, string>> = {
  rejected: 'was rejected',
  cancelled: 'was cancelled',
};

/** The notification for users who can approve an order. */
function waitingNotice({ db }: World, order: OrderRecord, at: number): WireNotification {
  const isWaiting = order.state === 'awaitingApproval';
  const { id, number, customerId, lines } = order;
  const customer = db.commerce().companies.get(customerId)?.name ?? '';
  const how = isWaiting ? 'waits for your approval' : (DECIDED[order.state] ?? 'was approved');
  return {
    id: `n-approve-${id}`,
    type: 'Message',
    category: 'Order',
    severity: isWaiting ? 'warning' : 'info',
    title: `Order ${number} ${how}`,
    description: `${customer}: ${lines.map(({ productName }) => productName).join(', ')}`,
    createdAt: toWireTime(at),
    relatedEntityId: id,
    relatedEntityType: 'Order',
  };
}

/** Notifies all users who can approve a waiting order (workday §4). */
export function announceWaiting(world: World, order: OrderRecord, at: number): void {
  const notice = waitingNotice(world, order, at);
  for (const { email } of approversOf(world.db, approvingUsers(world.db), order)) {
    world.live.notify(email, notice);
  }
}

/** An order no longer waits: updates the notifications that still exist. */
export function settleWaiting(world: World, order: OrderRecord, at: number): void {
  const notice = waitingNotice(world, order, at);
  for (const { email } of approversOf(world.db, approvingUsers(world.db), order)) {
    world.live.update(email, notice);
  }
}
