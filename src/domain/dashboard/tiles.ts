import { largestFirst, type Money } from '../money';
import type { CustomerType } from '../users/user';
import type { DashboardSummary, VendorSeats } from './summary';

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
  /** What its records amount to, one sum for each currency; empty if unknown. */
  readonly amounts: readonly Money[];
  /** Whether `amounts` are per month. */
  readonly isMonthly: boolean;
  /** When the oldest of its records was placed; undefined if unknown. */
  readonly sinceAt: Date | undefined;
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

/** Fields of the summary that say what the records of a number amount to, or how old they are. */
const AMOUNTS = {
  renewals: 'renewalsPerMonth',
  windows: 'windowsPerMonth',
  openOrders: 'openOrdersTotal',
  overdue: 'overdueBalance',
} as const satisfies Partial<Record<DashboardTile, keyof DashboardSummary>>;
const MONTHLY: readonly DashboardTile[] = ['renewals', 'windows'];
const AGES = {
  failedOrders: 'failedSinceAt',
  waitingForMe: 'waitingSinceAt',
} as const satisfies Partial<Record<DashboardTile, keyof DashboardSummary>>;

/** What the records of a number amount to, and how old they are. */
function factsOf(tile: DashboardTile, summary: DashboardSummary) {
  const amounts = tile in AMOUNTS ? summary[AMOUNTS[tile as keyof typeof AMOUNTS]] : undefined;
  return {
    amounts: (amounts ?? []).filter(({ amount }) => amount !== 0).toSorted(largestFirst),
    isMonthly: MONTHLY.includes(tile),
    sinceAt: tile in AGES ? summary[AGES[tile as keyof typeof AGES]] : undefined,
  };
}

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
      : [
          {
            ...{ tile, count, tone: count > 0 ? TONES[tile] : ('neutral' as const) },
            ...factsOf(tile, summary),
          },
        ];
  });
}

/** Vendors listed by name; the seats of the others are added up. */
const VENDORS_SEEN = 3;

/** Bought and assigned seats. */
export interface SeatsOf {
  /** All seats. */
  readonly bought: number;
  /** Assigned seats among them. */
  readonly assigned: number;
  /** Monthly cost of unassigned seats, by currency; empty if zero or not available. */
  readonly unassigned: readonly Money[];
  /** Vendors with the most unassigned seats first; empty with fewer than two vendors. */
  readonly vendors: readonly VendorSeats[];
  /** The seats of all other vendors; null if there are none. */
  readonly others: Pick<VendorSeats, 'bought' | 'assigned'> | null;
}

/** Bought and assigned seats; null if the user may not see them, or if there are no seats. */
export function seatsOf(summary: DashboardSummary): SeatsOf | null {
  const { seatsBought, seatsAssigned, unassignedPerMonth = [], seatsByVendor = [] } = summary;
  if (!seatsBought || seatsAssigned === undefined) return null;
  const free = ({ bought, assigned }: VendorSeats) => bought - assigned;
  const vendors = seatsByVendor
    .filter(({ bought }) => bought > 0)
    .toSorted((one, other) => free(other) - free(one) || other.bought - one.bought);
  const rest = vendors.slice(VENDORS_SEEN);
  const sum = (name: 'bought' | 'assigned') => rest.reduce((all, one) => all + one[name], 0);
  return {
    bought: seatsBought,
    assigned: seatsAssigned,
    unassigned: unassignedPerMonth.filter(({ amount }) => amount > 0).toSorted(largestFirst),
    vendors: vendors.length < 2 ? [] : vendors.slice(0, VENDORS_SEEN),
    others: rest.length === 0 ? null : { bought: sum('bought'), assigned: sum('assigned') },
  };
}
