import type { ChargeKind, ChargeLine, Rate } from '../../domain/billing/charge';
import { covered, seatsNet } from '../../domain/billing/charge';
import type { Period } from '../../domain/billing/period';
import { isWindowOpen, seatCount } from '../../domain/subscriptions/seats';
import type { SeatBatch } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';

/**
 * Credit for removing seats of a batch, from a day to the end of the period (commerce §2.3.5): the
 * charge of the batch minus that of the remaining seats, so that all steps together credit exactly
 * what was charged.
 */
export function seatsCredit(
  kind: ChargeKind,
  removed: number,
  ofBatch: number,
  rate: Rate,
  period: Period,
  fromOn: CivilDate,
): ChargeLine {
  const net =
    seatsNet(ofBatch - removed, rate.unitPrice, period, fromOn) -
    seatsNet(ofBatch, rate.unitPrice, period, fromOn);
  return { kind, quantity: -removed, ...covered(rate, period, fromOn), net };
}

/** Deadline of the first open window; null for none. */
export function windowClosesAt(
  { batches }: { readonly batches: readonly SeatBatch[] },
  now: number,
): number | null {
  const ends = batches.flatMap((batch) =>
    isWindowOpen(batch, now) ? (batch.cancelUntilAt?.getTime() ?? []) : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Lowest allowed number of seats: those whose window has closed. */
export function lowestQuantity(batches: readonly SeatBatch[], now: number): number {
  return seatCount(batches.filter((batch) => !isWindowOpen(batch, now)));
}

/** The result of removing seats. */
export interface RemovedSeats {
  /** The remaining batches. */
  readonly batches: readonly SeatBatch[];
  /** A credit for each reduced batch. */
  readonly lines: readonly ChargeLine[];
}

/**
 * Removes seats, starting with the newest batch with an open window (commerce §2.3.5).
 *
 * @param removed - at most the seats in open windows
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
