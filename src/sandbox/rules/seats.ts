import type { ChargeKind, ChargeLine, Rate } from '../../domain/billing/charge';
import { covered, seatsNet } from '../../domain/billing/charge';
import type { Period } from '../../domain/billing/period';
import { isWindowOpen, seatCount } from '../../domain/subscriptions/seats';
import type { SeatBatch } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';

/**
 * The credit for taking seats out of a batch, from a day until the period's end (commerce §2.3.5): the
 * batch's charge from that day less that of what stays, so that all steps together give back exactly
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
