import {
  addDays,
  addMonths,
  type CivilDate,
  civilDateOf,
  startOfDay,
} from '../../domain/time/civil-date';

/** A later change of a subscription. */
export type SeedStep =
  | { readonly do: 'seats'; readonly afterDays: number; readonly quantity: number }
  | { readonly do: 'cancel' | 'suspend' | 'endLater'; readonly afterDays: number }
  | { readonly do: 'schedule'; readonly afterDays: number; readonly quantity: number };

/** A line of a seeded purchase. */
export interface SeedLine {
  /** Index of the vendor's licence. */
  readonly licence: number;
  /** Suffix of its plan's id. */
  readonly plan: string;
  readonly quantity: number;
  readonly endsOn: CivilDate | null;
  readonly steps: readonly SeedStep[];
  /** Whether it has an unknown state. */
  readonly isMigrating?: boolean;
  /** Whether an order is changing it. */
  readonly isChanging?: boolean;
}

/** A seeded purchase: one customer's lines of one vendor. */
export interface SeedPurchase {
  /** Time of purchase, in milliseconds since 1970. */
  readonly at: number;
  /** Index among the customers with this currency, wrapped around. */
  readonly customer: number;
  readonly currency: 'EUR' | 'CHF';
  /** Index of the vendor. */
  readonly vendor: number;
  readonly lines: readonly SeedLine[];
}

const QUANTITIES = [5, 12, 25, 8, 3, 40, 17, 60, 10, 1];

interface Plan {
  /** Numbers of lines; one purchase for each number. */
  readonly sizes: readonly number[];
  readonly at: (index: number) => number;
  readonly line: (index: number, place: number) => Partial<SeedLine>;
  /** Indexes of the vendors. @default all */
  readonly vendors?: readonly number[];
  /** Currency of the customers. @default EUR */
  readonly currency?: SeedPurchase['currency'];
}

const HOUR_MS = 3_600_000;
const DAY = 24 * HOUR_MS;

/** The seeded purchases by scenario; together they create 160 subscriptions. */
function plansOf(now: number): readonly Plan[] {
  const today = civilDateOf(now);
  const ago = (days: number) => now - days * DAY;
  /** In the middle of its month, so that neither renewal nor window is near. */
  const monthsAgo = (months: number, days: number) =>
    startOfDay(addMonths(addDays(today, -days), -months)) + 10 * HOUR_MS;
  const tomorrow = startOfDay(addMonths(addDays(today, 1), -12)) + 9 * HOUR_MS;
  return [
    // Renew within 30 days, one of them within 24 hours.
    { sizes: [1], at: () => tomorrow, line: () => ({ plan: 'ym', licence: 2 }) },
    {
      sizes: [3, 2, 2],
      at: (index) => ago(342 + index * 7),
      line: (index, place) => ({
        plan: 'ym',
        steps:
          index === 0 && place < 2
            ? [{ do: 'schedule' as const, afterDays: 330, quantity: 6 }]
            : index === 1
              ? [{ do: 'endLater' as const, afterDays: 300 }]
              : [],
      }),
    },
    // Trials.
    {
      sizes: [1, 1, 1, 1],
      at: (index) => ago(6 + index * 5),
      line: () => ({ plan: 'trial', licence: 0 }),
      vendors: [0, 3, 6, 9],
    },
    // Windows that close within 48 hours, one of them within two.
    {
      sizes: [1, 1, 1, 1, 1, 1],
      at: (index) => now - (168 - 1.5 - index * 9) * HOUR_MS,
      line: (index) => ({ plan: 'ym', licence: index % 3 }),
    },
    // Cancelled the day after.
    {
      sizes: [5, 5],
      at: (index) => ago(60 + index * 170),
      line: () => ({ plan: 'ym', steps: [{ do: 'cancel', afterDays: 1 }] }),
    },
    // Ended after some months.
    {
      sizes: [3, 3, 3, 3],
      at: (index) => monthsAgo(7 + index, 9 + index * 3),
      line: (_, place) => ({ plan: 'm', steps: [{ do: 'endLater', afterDays: 70 + place * 25 }] }),
    },
    // With an aligned end.
    {
      sizes: [3, 3, 2],
      at: (index) => ago(120 + index * 40),
      line: () => ({ plan: 'ym', endsOn: addDays(today, 75) }),
    },
    // Usage.
    {
      sizes: [1, 1, 1],
      at: (index) => ago(100 + index * 90),
      line: () => ({ plan: 'use' }),
      vendors: [2, 4, 10],
    },
    // Already renewed.
    { sizes: [6, 6], at: (index) => ago(402 + index * 9), line: () => ({ plan: 'ym' }) },
    // Monthly.
    {
      sizes: [6, 6, 6, 6, 6],
      at: (index) => monthsAgo(2 + index * 2, 7 + index * 3),
      line: (index, place) => ({
        plan: 'm',
        steps: index === 1 && place < 4 ? [{ do: 'suspend' as const, afterDays: 50 }] : [],
      }),
    },
    // In francs.
    {
      sizes: [2, 2, 2],
      at: (index) => ago(50 + index * 110),
      line: () => ({ plan: 'chf' }),
      currency: 'CHF',
    },
    // The others, bought in the last eleven months.
    {
      sizes: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6],
      at: (index) => ago(35 + index * 25),
      line: (index, place) => ({ plan: 'ym', ...othersOf(index, place) }),
    },
  ];
}

/** Later changes of some of the others. */
function othersOf(index: number, place: number): Partial<SeedLine> {
  if (index === 10 && place === 0) return { isMigrating: true };
  if (index === 11 && place < 3) return { isChanging: true };
  if (index % 4 === 2 && place < 2) return { steps: [{ do: 'suspend', afterDays: 20 }] };
  if (index > 3 && place === 3) return { steps: [{ do: 'seats', afterDays: 17, quantity: 90 }] };
  if (index > 8 && place === 4) {
    return { steps: [{ do: 'schedule', afterDays: 12, quantity: 4 }] };
  }
  return {};
}

/** All seeded purchases, oldest first. */
export function seedPurchases(now: number): readonly SeedPurchase[] {
  let count = 0;
  return plansOf(now).flatMap(({ sizes, at, line, vendors, currency = 'EUR' }) => {
    return sizes.map((size, index): SeedPurchase => {
      count += 1;
      const lines = Array.from({ length: size }, (_, place): SeedLine => {
        const quantity = QUANTITIES[(count * 3 + place) % QUANTITIES.length] ?? 1;
        const made = { licence: place, plan: 'ym', quantity, endsOn: null, steps: [] };
        return { ...made, ...line(index, place) };
      });
      const vendor = vendors?.[index % vendors.length] ?? (count * 5) % 13;
      return { at: at(index), customer: count * 4, currency, vendor, lines };
    });
  });
}
