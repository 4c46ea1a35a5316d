import type { Order } from './order';

/** The charged part of an order, without lines that failed or were cancelled (commerce §3). */
export interface ChargedSums {
  /** Charged amount without tax, in minor units. */
  readonly charged: number;
  /** Sum of the lines that are not charged, in minor units. */
  readonly notCharged: number;
  /** Number of those lines. */
  readonly count: number;
}

/**
 * The charged part of an order; null if all of it is charged, or nothing because it was never
 * approved.
 */
export function chargedSums({
  state,
  net,
  lines,
}: Pick<Order, 'state' | 'net' | 'lines'>): ChargedSums | null {
  if (state === 'awaitingApproval' || state === 'rejected' || state === 'cancelled') return null;
  const lost = lines.filter((line) => line.state === 'failed' || line.state === 'cancelled');
  if (lost.length === 0) return null;
  const notCharged = lost.reduce((sum, line) => sum + line.net, 0);
  return { charged: net - notCharged, notCharged, count: lost.length };
}
