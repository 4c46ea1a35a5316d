/** Something of an order that cannot be bought again. */
export interface NotAdded {
  /** The plan. */
  readonly planId: string;
  /** The name of its product; null for an unknown one. */
  readonly productName: string | null;
  /** Why, as a code. */
  readonly code: string;
  /** Why, in the server's words. */
  readonly message: string;
}
