import type { OpenValue } from '../open-value';

/** Kind of an event of an order (workday §9.1); unknown ones are kept as text. */
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
 * Facts for the sentence about an event, so that it can be translated. A fact is absent if the kind
 * does not use it, or if the server sent only its own sentence.
 */
export interface OrderEventFacts {
  /** Kind of the event. */
  readonly kind?: OrderEventKind;
  /** Id of the line. */
  readonly lineId?: string;
  /** Error code of a failed line. */
  readonly code?: string;
  /** Product name of the line. */
  readonly name?: string;
  /** Reason entered by a user. */
  readonly reason?: string;
  /** The administrator who was impersonating the user. */
  readonly impersonatedBy?: string;
  /** The first charge before, in minor units. */
  readonly was?: number;
  /** The first charge now, in minor units. */
  readonly net?: number;
}

/** An event in the history of an order. */
export interface OrderEvent extends OrderEventFacts {
  /** Time of the event; null if unknown. */
  readonly at: Date | null;
  /** E-mail of the user who caused it; '' for the server itself. */
  readonly by: string;
  /** The server's sentence, for unknown kinds. */
  readonly text: string;
}
