import type { Money } from '../money';
import type { CustomerType } from '../users/user';
import type { DashboardSummary } from './summary';

/** Dashboard numbers that link to a list (commerce §5), in display order. */
export const DASHBOARD_TILES = [
  'renewals',
  'failedOrders',
  'waitingForMe',
  'openOrders',
  'overdue',
  'windows',
] as const;

/** One of {@link DASHBOARD_TILES}. */
export type DashboardTile = (typeof DASHBOARD_TILES)[number];

/** A dashboard number with its tone. */
export interface TileCount {
  /** What it counts. */
  readonly tile: DashboardTile;
  /** Number of records in the list it links to. */
  readonly count: number;
  /** `danger`: something failed; `warning`: something waits. 0 is always neutral. */
  readonly tone: 'neutral' | 'warning' | 'danger';
}

const TONES: Readonly<Record<DashboardTile, TileCount['tone']>> = {
  renewals: 'neutral',
  failedOrders: 'danger',
  waitingForMe: 'warning',
  openOrders: 'neutral',
  overdue: 'danger',
  windows: 'warning',
};

/**
 * Numbers for a customer without customers of its own (commerce §5); the rest is in its attention
 * list.
 */
const OF_CUSTOMERS: readonly DashboardTile[] = ['waitingForMe', 'renewals', 'openOrders'];

/** The numbers to show; the server omits those that the user may not see (wire §7). */
export function tilesOf(summary: DashboardSummary, level: CustomerType): readonly TileCount[] {
  const tiles = level >= 1 ? DASHBOARD_TILES : OF_CUSTOMERS;
  return tiles.flatMap((tile) => {
    const count = summary[tile];
    return count === undefined
      ? []
      : [{ tile, count, tone: count > 0 ? TONES[tile] : ('neutral' as const) }];
  });
}

/** Bought and assigned seats; null if the user may not see them, or if there are no seats. */
export function seatsOf({
  seatsBought,
  seatsAssigned,
  unassignedPerMonth = [],
}: DashboardSummary): {
  readonly bought: number;
  readonly assigned: number;
  /** Monthly cost of unassigned seats, by currency; empty if zero or not available. */
  readonly unassigned: readonly Money[];
} | null {
  if (!seatsBought || seatsAssigned === undefined) return null;
  const unassigned = unassignedPerMonth.filter(({ amount }) => amount > 0);
  return { bought: seatsBought, assigned: seatsAssigned, unassigned };
}
