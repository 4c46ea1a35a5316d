import { type CivilDate, civilDateOf } from '../time/civil-date';
import type { Order } from './order';

/** What a line comes to when it is tried again now (workday §4). Amounts are in minor units. */
export interface RetryPreview {
  /** The first charge as it was ordered, without tax. */
  readonly was: number;
  /** The first charge as it would be, without tax. */
  readonly net: number;
  /** The tax on it. */
  readonly tax: number;
  /** What is charged first. */
  readonly total: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The day on which it begins. */
  readonly startOn: CivilDate;
  /** Until when it can be cancelled; null for never, but for what has no term. */
  readonly cancelUntilAt: Date | null;
  /** All that is due until the first term's end, the first charge included. */
  readonly commitment: number;
}

/** When the lines of an order began to count: with its approval, else when it was placed. */
const begunAt = ({ approval, createdAt }: Pick<Order, 'approval' | 'createdAt'>) =>
  approval?.at ?? createdAt;

/**
 * Whether a line that is tried again begins on another day than it was ordered for: it then costs
 * something else, and one is asked before. Days are UTC, as those of charges.
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
