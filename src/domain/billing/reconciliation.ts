import type { OpenValue } from '../open-value';

/** The known results of comparing bought with billed (wire §8). */
export const RECONCILIATION_RESULTS = [
  'match',
  'seatsDiffer',
  'notBilled',
  'notBought',
  'nothingToCompare',
] as const;

/** The result of the comparison; unknown ones are kept as text. */
export type ReconciliationResult = OpenValue<(typeof RECONCILIATION_RESULTS)[number]>;

/** One subscription in one month: bought versus billed (wire §6). */
export interface ReconciliationRow {
  /** Id of the subscription. */
  readonly subscriptionId: string;
  /** Id of its customer. */
  readonly customerId: string;
  /** Name of the customer. */
  readonly customerName: string;
  /** Product name. */
  readonly productName: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Seats bought; null if there is nothing to compare. */
  readonly seatsBought: number | null;
  /** Seats billed; null if there is nothing to compare. */
  readonly seatsBilled: number | null;
  /** Cost, in minor units; absent for users who may not see costs. */
  readonly cost?: number;
  /** Net amount billed, in minor units; null if there is nothing to compare. */
  readonly net: number | null;
  /** Result of the comparison. */
  readonly result: ReconciliationResult;
}
