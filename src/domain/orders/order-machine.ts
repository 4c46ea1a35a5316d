import { millisecondsInDay } from 'date-fns/constants';
import type { Order, OrderLine } from './order';

/** An order that nobody approves is cancelled after so many days (commerce §3). */
export const APPROVAL_DAYS = 14;

/** Whether lines are still worked at, so that an open page asks again. */
export function isOrderOpen({ state }: Pick<Order, 'state'>): boolean {
  return state === 'awaitingApproval' || state === 'provisioning';
}

/** When an order that waits is cancelled without an approval; null for an unknown time. */
export function approvalEndsAt({ createdAt }: Pick<Order, 'createdAt'>): Date | null {
  return createdAt && new Date(createdAt.getTime() + APPROVAL_DAYS * millisecondsInDay);
}

/** Whether a line is given up when its order is cancelled now (commerce §3). */
export function isCancellable({ state }: Pick<OrderLine, 'state'>): boolean {
  return state === 'queued' || state === 'failed';
}

/** Whether some line of an order can be given up (commerce §3). */
export function hasCancellableLine(lines: readonly Pick<OrderLine, 'state'>[]): boolean {
  return lines.some(isCancellable);
}
