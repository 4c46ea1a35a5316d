import type { OpenValue } from '../open-value';

/** What comes of comparing what was bought with what was billed (wire §8). */
export const RECONCILIATION_RESULTS = [
  'match',
  'seatsDiffer',
  'notBilled',
  'notBought',
  'nothingToCompare',
] as const;

/** What comes of the comparison; an unknown result is its text. */
export type ReconciliationResult = OpenValue<(typeof RECONCILIATION_RESULTS)[number]>;

/** One subscription of a month: what was bought of it and what was billed (wire §6). */
export interface ReconciliationRow {
  /** The subscription. */
  readonly subscriptionId: string;
  /** Whose it is. */
  readonly customerId: string;
  /** Their name. */
  readonly customerName: string;
  /** The name of its product. */
  readonly productName: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Seats that were bought; null when there is nothing to compare with. */
  readonly seatsBought: number | null;
  /** Seats that were billed; null when there is nothing to compare with. */
  readonly seatsBilled: number | null;
  /** What was paid for them, in minor units; absent for those who may not see it. */
  readonly cost?: number;
  /** What was billed for them, in minor units; null when there is nothing to compare with. */
  readonly net: number | null;
  /** What comes of it. */
  readonly result: ReconciliationResult;
}
