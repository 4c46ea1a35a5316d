/** Maximum number of approvers that are named (workday §4). */
export const APPROVERS_MAX = 5;

/** Somebody who can approve an order. */
export interface OrderApprover {
  /** Display name. */
  readonly name: string;
  /** E-mail address; null for members of a company that the viewer cannot see (workday §9.3). */
  readonly email: string | null;
  /** Name of that company; null for users the viewer can see. */
  readonly customerName: string | null;
}
