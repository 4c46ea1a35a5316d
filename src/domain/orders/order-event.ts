import type { OpenValue } from '../open-value';

/** What happened to an order (workday §9.1); an unknown kind is its text. */
export type OrderEventKind = OpenValue<
  | 'placed'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'approvalExpired'
  | 'lineDone'
  | 'lineFailed'
  | 'lineRetried'
  | 'chargeCut'
  | 'completed'
  | 'partlyCompleted'
  | 'failed'
  | 'customerInformed'
>;

/**
 * What the sentence about an event names, so that it is in the reader's language; absent where its kind
 * has no such thing, or where the server says the sentence alone.
 */
export interface OrderEventFacts {
  /** What happened. */
  readonly kind?: OrderEventKind;
  /** The line that it happened to. */
  readonly lineId?: string;
  /** Why a line failed. */
  readonly code?: string;
  /** The product of the line. */
  readonly name?: string;
  /** What somebody said about it. */
  readonly reason?: string;
  /** The administrator who acted as who did it. */
  readonly impersonatedBy?: string;
  /** The first charge as it was before, in minor units. */
  readonly was?: number;
  /** The first charge as it is now, in minor units. */
  readonly net?: number;
}

/** Something that happened to an order. */
export interface OrderEvent extends OrderEventFacts {
  /** When; null for an unknown time. */
  readonly at: Date | null;
  /** The e-mail of who did it; '' for the server itself. */
  readonly by: string;
  /** The server's sentence, for kinds that the console does not know. */
  readonly text: string;
}
