import { isOrderOpen } from '../../domain/orders/order-machine';
import { BY_ITSELF, orderActivity } from '../activity/record';
import type { OrderEventRecord, OrderRecord } from '../db/commerce-records';
import { type OrderStep, orderTransition } from '../rules/orders';
import type { World } from '../world/world';
import { endEvent, isEnd } from './end-event';
import { announceOrder, settleWaiting, updateNotice } from './order-notices';

export type StepEvent = Omit<OrderEventRecord, 'at'>;

/** Adds an event to an order's history; `at` in milliseconds since 1970. */
export function withEvent(order: OrderRecord, at: number, event: StepEvent): OrderRecord {
  return { ...order, events: [...(order.events ?? []), { at: new Date(at), ...event }] };
}

/** Stores an order after a step, and notifies its users. */
export function keepOrder(
  world: World,
  before: OrderRecord,
  after: OrderRecord,
  at: number,
): OrderRecord {
  const isOpen = isOrderOpen(after);
  const isMoved = before.state !== after.state;
  if (before.state === 'awaitingApproval' && isMoved) {
    settleWaiting(world, after, at);
  }
  const { state } = after;
  const told = isMoved && isEnd(state) ? withEvent(after, at, endEvent(state)) : after;
  const kept = { ...told, endedAt: isOpen ? null : (before.endedAt ?? new Date(at)) };
  world.db.commerce().orders.set(kept.id, kept);
  if (!isMoved) updateNotice(world, kept, at);
  else {
    announceOrder(world, kept, at);
    if (isEnd(kept.state)) {
      world.db.activity.add(orderActivity(BY_ITSELF, `order.${kept.state}`, kept, at));
    }
  }
  return kept;
}

/**
 * Carries out a step with its event, stores the order and notifies its users.
 *
 * @param change - additional changes by the step
 * @returns null if the state of the order does not allow the step
 */
export function moveOrder(
  world: World,
  order: OrderRecord,
  step: OrderStep,
  at: number,
  event: StepEvent | null,
  change: (order: OrderRecord) => OrderRecord = (moved) => moved,
): OrderRecord | null {
  const moved = orderTransition(order, step);
  if (!moved) return null;
  const told = event ? withEvent(moved, at, event) : moved;
  return keepOrder(world, order, change(told), at);
}
