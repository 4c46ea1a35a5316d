import type { CommerceActor } from '../users/permission-access';
import type { Order } from './order';

/** Who stands behind an order, or behind a call: while impersonating two people. */
type People = readonly (string | null | undefined)[];

const haveOneInCommon = (some: People, others: People): boolean =>
  some.some((one) => one && others.some((other) => other?.toLowerCase() === one.toLowerCase()));

/** Who decides about an order. */
export type Decider = Pick<CommerceActor, 'email' | 'impersonatedBy'>;

/**
 * Whether an order is somebody's own, so that somebody else decides about it (commerce §3): they placed
 * it, also in the name of another, or they act in the name of the one who did.
 */
export function isOwnOrder(
  order: Pick<Order, 'placedBy'> & Partial<Pick<Order, 'impersonatedBy'>>,
  decider: Decider,
): boolean {
  return haveOneInCommon(
    [order.placedBy, order.impersonatedBy],
    [decider.email, decider.impersonatedBy],
  );
}
