import type { Cart } from './cart';
import type { Quote } from './quote';

/** A buyer's confirmation: a customer with the total that was shown (commerce §3). */
export interface PurchaseConfirmation {
  /** Id of the customer. */
  readonly customerId: string;
  /** Id of the tenant; null for none. */
  readonly tenantId: string | null;
  /** The total that was shown, in minor units. */
  readonly total: number;
}

/** The confirmations that a quote needs. */
export function confirmationsOf(
  quote: Pick<Quote, 'targets'>,
  cart: Pick<Cart, 'targets'>,
): readonly PurchaseConfirmation[] {
  return quote.targets.flatMap(({ targetId, total }) => {
    const target = cart.targets.find(({ id }) => id === targetId);
    return target ? { customerId: target.customerId, tenantId: target.tenantId, total } : [];
  });
}
