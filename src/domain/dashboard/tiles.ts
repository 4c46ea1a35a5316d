import type { Money } from '../money';
import type { CustomerType } from '../users/user';
import type { DashboardSummary } from './summary';

/** The numbers that lead to a list (commerce §5), in their order. */
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

/** A number with how it is meant. */
export interface TileCount {
  /** What is counted. */
  readonly tile: DashboardTile;
  /** How many there are: the number of records of the list that it leads to. */
  readonly count: number;
  /** How it is meant: `danger` went wrong, `warning` waits for somebody. Nothing is always neutral. */
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

/** What a customer without customers of its own looks after (commerce §5); the rest stands in its list of what needs attention. */
const OF_CUSTOMERS: readonly DashboardTile[] = ['waitingForMe', 'renewals', 'openOrders'];

/** The numbers that somebody sees: a number that the server leaves out is not for them (wire §7). */
export function tilesOf(summary: DashboardSummary, level: CustomerType): readonly TileCount[] {
  const tiles = level >= 1 ? DASHBOARD_TILES : OF_CUSTOMERS;
  return tiles.flatMap((tile) => {
    const count = summary[tile];
    return count === undefined
      ? []
      : [{ tile, count, tone: count > 0 ? TONES[tile] : ('neutral' as const) }];
  });
}

/** Seats bought, and those of them that somebody has; null for who may not see them, or without any. */
export function seatsOf({
  seatsBought,
  seatsAssigned,
  unassignedPerMonth = [],
}: DashboardSummary): {
  readonly bought: number;
  readonly assigned: number;
  /** What those cost a month that nobody has, by currency; none for nothing, or what is not told. */
  readonly unassigned: readonly Money[];
} | null {
  if (!seatsBought || seatsAssigned === undefined) return null;
  const unassigned = unassignedPerMonth.filter(({ amount }) => amount > 0);
  return { bought: seatsBought, assigned: seatsAssigned, unassigned };
}
