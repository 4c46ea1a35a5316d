/** A line of an order that cannot be bought again. */
export interface NotAdded {
  /** Id of the plan. */
  readonly planId: string;
  /** Product name; null if unknown. */
  readonly productName: string | null;
  /** Reason code. */
  readonly code: string;
  /** The server's message. */
  readonly message: string;
}
