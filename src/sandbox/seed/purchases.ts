import {
  addDays,
  addMonths,
  type CivilDate,
  civilDateOf,
  startOfDay,
} from '../../domain/time/civil-date';

/** Something that was done with a subscription after it was bought. */
export type SeedStep =
  | { readonly do: 'seats'; readonly afterDays: number; readonly quantity: number }
  | { readonly do: 'cancel' | 'suspend' | 'endLater'; readonly afterDays: number }
  | { readonly do: 'schedule'; readonly afterDays: number; readonly quantity: number };

/** A line of a purchase of the seed. */
export interface SeedLine {
  /** Which licence of the vendor, from 0. */
  readonly licence: number;
  /** The end of the id of its plan. */
  readonly plan: string;
  readonly quantity: number;
  readonly endsOn: CivilDate | null;
  readonly steps: readonly SeedStep[];
  /** Its state is one that nobody knows. */
  readonly isMigrating?: boolean;
  /** An order changes it at present. */
  readonly isChanging?: boolean;
}

/** A purchase of the seed: one customer's lines of one vendor. */
export interface SeedPurchase {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Which of the customers that pay in this currency, from 0; counted on when there are fewer. */
  readonly customer: number;
  readonly currency: 'EUR' | 'CHF';
  /** Which vendor, from 0. */
  readonly vendor: number;
  readonly lines: readonly SeedLine[];
}

const QUANTITIES = [5, 12, 25, 8, 3, 40, 17, 60, 10, 1];

interface Plan {
  /** How many lines a purchase has; one purchase a number. */
  readonly sizes: readonly number[];
  readonly at: (index: number) => number;
  readonly line: (index: number, place: number) => Partial<SeedLine>;
  /** Which vendors are bought from. @default all */
  readonly vendors?: readonly number[];
  /** Who buys. @default those who pay in EUR */
  readonly currency?: SeedPurchase['currency'];
}

const HOUR_MS = 3_600_000;
const DAY = 24 * HOUR_MS;

/** The purchases of the seed by what becomes of them: together they make 160 subscriptions. */
function plansOf(now: number): readonly Plan[] {
  const today = civilDateOf(now);
  const ago = (days: number) => now - days * DAY;
  /** In the middle of its month, so that neither its renewal nor its window is near. */
  const monthsAgo = (months: number, days: number) =>
    startOfDay(addMonths(addDays(today, -days), -months)) + 10 * HOUR_MS;
  const tomorrow = startOfDay(addMonths(addDays(today, 1), -12)) + 9 * HOUR_MS;
  return [
    // Renew in 30 days, one of them in 24 hours.
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
    // Windows that close in 48 hours, one of them in two.
    {
      sizes: [1, 1, 1, 1, 1, 1],
      at: (index) => now - (168 - 1.5 - index * 9) * HOUR_MS,
      line: (index) => ({ plan: 'ym', licence: index % 3 }),
    },
    // Cancelled on the day after.
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
    // End together with something else.
    {
      sizes: [3, 3, 2],
      at: (index) => ago(120 + index * 40),
      line: () => ({ plan: 'ym', endsOn: addDays(today, 75) }),
    },
    // By use.
    {
      sizes: [1, 1, 1],
      at: (index) => ago(100 + index * 90),
      line: () => ({ plan: 'use' }),
      vendors: [2, 4, 10],
    },
    // Renewed already.
    { sizes: [6, 6], at: (index) => ago(402 + index * 9), line: () => ({ plan: 'ym' }) },
    // Month by month.
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
    // All others, bought in the last eleven months.
    {
      sizes: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6],
      at: (index) => ago(35 + index * 25),
      line: (index, place) => ({ plan: 'ym', ...othersOf(index, place) }),
    },
  ];
}

/** What happened to some of those that nothing else is special about. */
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

/** Every purchase of the seed, the oldest first. */
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
