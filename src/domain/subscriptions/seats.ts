import { type ChargeLine, type Rate, seatsCredit } from '../billing/charge';
import type { Period } from '../billing/period';
import type { CivilDate } from '../time/civil-date';
import type { SeatBatch } from './subscription';

/** Whether the seats of a batch can be cancelled now. */
export function isWindowOpen({ cancelUntilAt }: SeatBatch, now: number): boolean {
  return cancelUntilAt !== null && now < cancelUntilAt.getTime();
}

/** When the first of its open windows closes; null where none is open. */
export function windowClosesAt(
  { batches }: { readonly batches: readonly SeatBatch[] },
  now: number,
): number | null {
  const ends = batches.flatMap((batch) =>
    isWindowOpen(batch, now) ? (batch.cancelUntilAt?.getTime() ?? []) : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** How many seats there are. */
export function seatCount(batches: readonly Pick<SeatBatch, 'quantity'>[]): number {
  return batches.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The fewest seats that can be kept now: those whose window has closed. */
export function lowestQuantity(batches: readonly SeatBatch[], now: number): number {
  return seatCount(batches.filter((batch) => !isWindowOpen(batch, now)));
}

/** What is left of some batches, and what is given back. */
export interface RemovedSeats {
  /** What stays. */
  readonly batches: readonly SeatBatch[];
  /** A credit for each batch that lost some. */
  readonly lines: readonly ChargeLine[];
}

/**
 * Takes seats away, the newest batch with an open window first (commerce §2.3.5).
 * @param removed - at most what the open windows hold
 */
export function removeSeats(
  kind: 'seatsRemoved' | 'cancelled',
  removed: number,
  from: {
    readonly batches: readonly SeatBatch[];
    readonly rate: Rate;
    readonly period: Period;
    readonly todayOn: CivilDate;
    readonly now: number;
  },
): RemovedSeats {
  const { rate, period, todayOn, now } = from;
  let left = removed;
  const lines: ChargeLine[] = [];
  const newestFirst = [...from.batches].reverse();
  const kept = newestFirst.flatMap((batch) => {
    const taken = isWindowOpen(batch, now) ? Math.min(left, batch.quantity) : 0;
    if (taken === 0) return batch;
    left -= taken;
    lines.push(seatsCredit(kind, taken, batch.quantity, rate, period, todayOn));
    return taken < batch.quantity ? { ...batch, quantity: batch.quantity - taken } : [];
  });
  return { batches: kept.reverse(), lines };
}

/** The seats whose window is the next to close; null where none is open. */
export function closingBatch(batches: readonly SeatBatch[], now: number): SeatBatch | null {
  const open = batches.filter((batch) => isWindowOpen(batch, now));
  const [first = null] = open.sort((a, b) => Number(a.cancelUntilAt) - Number(b.cancelUntilAt));
  return first;
}
