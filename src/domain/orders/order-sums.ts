import type { Order } from './order';

/** What of an order is charged, and what is not: lines that failed or were cancelled (commerce §3). */
export interface ChargedSums {
  /** Without tax, in minor units. */
  readonly charged: number;
  /** The lines that are not charged, in sum. */
  readonly notCharged: number;
  /** How many they are. */
  readonly count: number;
}

/** What of an order is charged; null where all of it is, or nothing because nobody let it through. */
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
