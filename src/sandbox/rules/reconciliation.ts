import type { ReconciliationResult, ReconciliationRow } from '../../domain/billing/reconciliation';
import type { StatementLine } from '../../domain/billing/statement';

/** One side's amounts for a subscription in a month. */
export interface ReconciliationEntry
  extends Pick<
    ReconciliationRow,
    'subscriptionId' | 'customerId' | 'customerName' | 'productName' | 'currency'
  > {
  readonly seats: number;
  /** Net amount, in minor units. */
  readonly net: number;
}

const NOT_SEATS: readonly string[] = ['usage', 'once', 'planChanged', 'adjustment'];

/**
 * The seats that a line counts (wire §6): 0 for usage, one-off purchases, changes of plan and
 * adjustments.
 */
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

/** Whether an entry has no effect: credited charges, or none at all. */
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
 * Compares purchases and statements of a month, by subscription (commerce §6). A side without an
 * issued statement is null: the month is then neither clean nor wrong.
 */
export function reconcile(
  boughtEntries: readonly ReconciliationEntry[] | null,
  billedEntries: readonly ReconciliationEntry[] | null,
): readonly ReconciliationRow[] {
  const bought = merged(boughtEntries ?? []);
  const billed = merged(billedEntries ?? []);
  const isComparable = boughtEntries !== null && billedEntries !== null;
  // The value of a side without the subscription.
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
