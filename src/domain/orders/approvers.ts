/** So many approvers at most are named (workday §4). */
export const APPROVERS_MAX = 5;

/** Somebody who may approve an order. */
export interface OrderApprover {
  /** What they are called. */
  readonly name: string;
  /** Their e-mail; null for people whose company one does not see (workday §9.3). */
  readonly email: string | null;
  /** The company of those; null for people whom one sees. */
  readonly customerName: string | null;
}
