import { seatsNet } from '../../domain/billing/charge';
import { countedPrice } from '../../domain/subscriptions/commitment';
import { isLive } from '../../domain/subscriptions/subscription';
import { periodOf } from '../../domain/subscriptions/term';
import {
  addMonths,
  type CivilDate,
  type CivilMonth,
  civilDateOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  startOfDay,
} from '../../domain/time/civil-date';
import { usageCharge } from '../commerce/usage';
import type { OrderRecord, SoldSubscription } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';

/** Number of seats from a day on. */
interface Size {
  readonly on: CivilDate;
  readonly quantity: number;
}

/** The subscriptions' seats after a completed line of an order. */
function sizesAfter(order: OrderRecord): readonly (readonly [id: string, size: Size])[] {
  const { type, lines, approval, createdAt } = order;
  const at = approval?.at ?? createdAt;
  return lines.flatMap(({ state, subscriptionId, quantity }) =>
    state === 'done' && subscriptionId !== null && at !== null
      ? [
          [
            subscriptionId,
            { on: civilDateOf(at.getTime()), quantity: type === 'cancel' ? 0 : quantity },
          ] as const,
        ]
      : [],
  );
}

/** The seats of each subscription by its orders, oldest first. */
export function orderedSizes({ orders }: CommerceTables): ReadonlyMap<string, readonly Size[]> {
  const sizes = new Map<string, Size[]>();
  const oldestFirst = [...orders.values()].sort(
    (one, other) => Number(one.createdAt) - Number(other.createdAt),
  );
  for (const [id, size] of oldestFirst.flatMap(sizesAfter)) {
    const known = sizes.get(id);
    if (known) known.push(size);
    else sizes.set(id, [size]);
  }
  return sizes;
}

/**
 * The seats of a subscription by day: from its orders, and from the renewal that began its term.
 */
function sizesOf(record: SoldSubscription, ordered: readonly Size[]): readonly Size[] {
  const { termStartOn, startOn, quantity, batches } = record;
  const known = ordered.length > 0 ? ordered : [{ on: startOn, quantity }];
  const byDay = new Map(known.map((size) => [size.on, size]));
  const [first] = batches;
  if (first?.fromAt.getTime() === startOfDay(termStartOn) && !byDay.has(termStartOn)) {
    byDay.set(termStartOn, { on: termStartOn, quantity: first.quantity });
  }
  return [...byDay.values()].sort((one, other) => (one.on < other.on ? -1 : 1));
}

/** The day in a month on which a period begins; null for none. */
function periodStartIn(record: SoldSubscription, month: CivilMonth): CivilDate | null {
  const on = addMonths(record.startOn, monthsBetween(record.startOn, firstDayOf(month)));
  const isInTerm = record.renewsOn === null || on < record.renewsOn;
  return isInTerm && periodOf(record, on)?.fromOn === on ? on : null;
}

/** A subscription's seats in a month, and their cost for the provider. */
export interface BoughtSeats {
  readonly seats: number;
  readonly net: number;
}

/** Usage is counted at the end of the month, and has no seats. */
function boughtUse(
  record: SoldSubscription,
  month: CivilMonth,
  todayOn: CivilDate,
  currency: string,
) {
  const { id, startOn, providerCost: unitPrice } = record;
  const untilOn = firstDayOf(month, 1);
  if (startOn >= untilOn || untilOn > todayOn || !isLive(record)) return null;
  return { seats: 0, net: usageCharge({ id, startOn, unitPrice }, 0, untilOn, currency).net };
}

/**
 * A subscription's seats in a month; null for none. They are those at the end of the month, minus
 * those at its start if no period began in it (wire §6).
 */
export function boughtSeats(
  record: SoldSubscription,
  ordered: readonly Size[],
  month: CivilMonth,
  todayOn: CivilDate,
  currency: string,
): BoughtSeats | null {
  if (record.cycle === 'usage') return boughtUse(record, month, todayOn, currency);
  const sizes = sizesOf(record, ordered);
  const sizeOn = (on: CivilDate) => sizes.findLast((size) => size.on <= on)?.quantity ?? 0;
  const sizeBefore = (on: CivilDate) => sizeOn(lastDayOf(on));
  const boughtOn = sizes[0]?.on ?? record.startOn;
  const begunOn = monthOf(boughtOn) === month ? boughtOn : periodStartIn(record, month);
  const hasBegun =
    begunOn !== null && begunOn <= todayOn && (begunOn === boughtOn || sizeBefore(begunOn) > 0);
  const changed = sizes.filter(
    ({ on, quantity }) =>
      monthOf(on) === month && !(hasBegun && on === begunOn) && quantity !== sizeBefore(on),
  );
  if (!hasBegun && changed.length === 0) return null;
  const unitCost = countedPrice({ unitPrice: record.providerCost });
  const costFrom = (quantity: number, on: CivilDate) => {
    const period = periodOf(record, on);
    return period ? seatsNet(quantity, unitCost, period, on) : 0;
  };
  const nets = changed.map(({ on, quantity }) => costFrom(quantity - sizeBefore(on), on));
  return {
    seats: sizeOn(lastDayOf(firstDayOf(month, 1))) - (hasBegun ? 0 : sizeBefore(firstDayOf(month))),
    net: nets.reduce((sum, net) => sum + net, hasBegun ? costFrom(sizeOn(begunOn), begunOn) : 0),
  };
}
