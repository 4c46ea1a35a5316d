import type { ReconciliationResult, ReconciliationRow } from '../../domain/billing/reconciliation';
import type { StatementLine } from '../../domain/billing/statement';

/** What one side has for a subscription in a month. */
export interface ReconciliationEntry
  extends Pick<
    ReconciliationRow,
    'subscriptionId' | 'customerId' | 'customerName' | 'productName' | 'currency'
  > {
  /** Seats. */
  readonly seats: number;
  /** The amount, in minor units. */
  readonly net: number;
}

const NOT_SEATS: readonly string[] = ['usage', 'once', 'planChanged', 'adjustment'];

/** The seats that a line counts (wire §6): none for usage, once, changes of plan and adjustments. */
export function countedSeats({ kind, quantity }: Pick<StatementLine, 'kind' | 'quantity'>): number {
  return NOT_SEATS.includes(kind) || typeof quantity !== 'number' ? 0 : quantity;
}

const NOTHING = { seats: 0, net: 0 } as const;

function merged(entries: readonly ReconciliationEntry[]): Map<string, ReconciliationEntry> {
  const bySubscription = new Map<string, ReconciliationEntry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.subscriptionId, entry.currency]);
    const before = bySubscription.get(key);
    const seats = (before?.seats ?? 0) + entry.seats;
    bySubscription.set(key, { ...entry, seats, net: (before?.net ?? 0) + entry.net });
  }
  return bySubscription;
}

/** Charges that a credit takes back come to nothing, and so does what has no charge at all. */
const comesToNothing = (entry: ReconciliationEntry | undefined) =>
  entry === undefined || (entry.seats === 0 && entry.net === 0);

function resultOf(
  bought: ReconciliationEntry | undefined,
  billed: ReconciliationEntry | undefined,
): ReconciliationResult {
  const [noneBought, noneBilled] = [comesToNothing(bought), comesToNothing(billed)];
  if (noneBought && noneBilled) return 'match';
  if (noneBilled) return 'notBilled';
  if (noneBought) return 'notBought';
  return bought?.seats === billed?.seats ? 'match' : 'seatsDiffer';
}

/**
 * Compares what was bought in a month with what was billed, by subscription (commerce §6). A side that
 * has no issued statement is null: no statement is neither clean nor an alarm.
 */
export function reconcile(
  boughtEntries: readonly ReconciliationEntry[] | null,
  billedEntries: readonly ReconciliationEntry[] | null,
): readonly ReconciliationRow[] {
  const bought = merged(boughtEntries ?? []);
  const billed = merged(billedEntries ?? []);
  const isComparable = boughtEntries !== null && billedEntries !== null;
  // What a side says of a subscription that it does not have.
  const unbought = boughtEntries && NOTHING;
  const unbilled = billedEntries && NOTHING;
  return [...new Set([...billed.keys(), ...bought.keys()])].flatMap((key) => {
    const [boughtEntry, billedEntry] = [bought.get(key), billed.get(key)];
    const known = billedEntry ?? boughtEntry;
    if (!known) return [];
    const { subscriptionId, customerId, customerName, productName, currency } = known;
    const [buys, bills] = [boughtEntry ?? unbought, billedEntry ?? unbilled];
    return {
      subscriptionId,
      customerId,
      customerName,
      productName,
      currency,
      seatsBought: buys?.seats ?? null,
      seatsBilled: bills?.seats ?? null,
      ...(buys && { cost: buys.net }),
      net: bills?.net ?? null,
      result: isComparable ? resultOf(boughtEntry, billedEntry) : ('nothingToCompare' as const),
    };
  });
}
