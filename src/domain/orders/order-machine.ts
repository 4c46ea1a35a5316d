import { millisecondsInDay } from 'date-fns/constants';
import type { Order, OrderLine } from './order';

/** Days after which an order without approval is cancelled (commerce §3). */
export const APPROVAL_DAYS = 14;

/** Interval for requesting the orders after a lost answer, in milliseconds (commerce §3). */
export const ASK_EVERY_MS = 3_000;

/** How long they are requested, in milliseconds. */
export const ASK_FOR_MS = 30_000;

/** How long a quote or a preview is valid, in milliseconds (commerce §3). */
export const QUOTE_MS = 15 * 60_000;

/** Whether lines are still in progress, so that an open page polls. */
export function isOrderOpen({ state }: Pick<Order, 'state'>): boolean {
  return state === 'awaitingApproval' || state === 'provisioning';
}

/** When a waiting order is cancelled without approval; null if unknown. */
export function approvalEndsAt({ createdAt }: Pick<Order, 'createdAt'>): Date | null {
  return createdAt && new Date(createdAt.getTime() + APPROVAL_DAYS * millisecondsInDay);
}

/** Whether a line is cancelled when its order is cancelled now (commerce §3). */
export function isCancellable({ state }: Pick<OrderLine, 'state'>): boolean {
  return state === 'queued' || state === 'failed';
}

/** Whether an order has a line that can be cancelled (commerce §3). */
export function hasCancellableLine(lines: readonly Pick<OrderLine, 'state'>[]): boolean {
  return lines.some(isCancellable);
}
