import { type CivilDate, civilDateOf } from '../time/civil-date';
import type { Order } from './order';

/** The price of retrying a failed line now (workday §4). Amounts are in minor units. */
export interface RetryPreview {
  /** First charge as ordered, without tax. */
  readonly was: number;
  /** First charge now, without tax. */
  readonly net: number;
  /** Tax on `net`. */
  readonly tax: number;
  /** First charge now, tax included. */
  readonly total: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** First day covered. */
  readonly startOn: CivilDate;
  /** Until when it can be cancelled; null for never, or without a term. */
  readonly cancelUntilAt: Date | null;
  /** Everything due until the end of the first term, first charge included. */
  readonly commitment: number;
}

/** When the lines of an order started: at its approval, else when it was placed. */
const begunAt = ({ approval, createdAt }: Pick<Order, 'approval' | 'createdAt'>) =>
  approval?.at ?? createdAt;

/**
 * Whether a retried line would start on another day than ordered: the price may differ then and
 * must be confirmed. Days are UTC, as for charges.
 *
 * @param now - milliseconds since 1970
 */
export function beginsOnAnotherDay(
  order: Pick<Order, 'approval' | 'createdAt'>,
  now: number,
): boolean {
  const begun = begunAt(order);
  return begun === null || civilDateOf(begun.getTime()) !== civilDateOf(now);
}
