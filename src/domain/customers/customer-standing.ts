import { isLive, type Subscription } from '../subscriptions/subscription';
import type { CivilDate } from '../time/civil-date';

/** Bought seats, and how many of them are assigned; null if unknown. */
export type Seats = Pick<Subscription, 'quantity' | 'assigned'>;

/** The subscriptions that the seats of a customer are counted by, the largest first. */
export function seatRows(live: readonly Subscription[]): readonly Subscription[] {
  const bought = live.filter((row) => isLive(row) && row.cycle !== 'usage');
  // As on the dashboard: only where the vendor reports who has one, if it does for any.
  const known = bought.filter(({ assigned }) => assigned !== null);
  return (known.length > 0 ? known : bought).toSorted((a, b) => b.quantity - a.quantity);
}

/** All seats of some subscriptions. */
export function allSeats(rows: readonly Seats[]): Seats {
  const isKnown = rows.every(({ assigned }) => assigned !== null);
  return {
    quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    assigned: isKnown ? rows.reduce((sum, row) => sum + (row.assigned ?? 0), 0) : null,
  };
}

/** The subscription that renews or ends next; null for none. */
export function nextRenewal(
  live: readonly Subscription[],
  todayOn: CivilDate,
): Subscription | null {
  const [next = null] = live
    .filter((row) => isLive(row) && (row.renewsOn ?? '') >= todayOn)
    .toSorted((a, b) => (a.renewsOn ?? '').localeCompare(b.renewsOn ?? ''));
  return next;
}
