import type { CommerceActor } from '../users/permission-access';
import type { Order } from './order';

/** The users behind an order or a call; two while impersonating. */
type People = readonly (string | null | undefined)[];

const haveOneInCommon = (some: People, others: People): boolean =>
  some.some((one) => one && others.some((other) => other?.toLowerCase() === one.toLowerCase()));

/** The user who decides about an order. */
export type Decider = Pick<CommerceActor, 'email' | 'impersonatedBy'>;

/**
 * Whether an order is the user's own, so that another user must decide about it (commerce §3): they
 * placed it, also while impersonating, or they impersonate the user who did.
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
