import type { Cart } from './cart';
import type { Quote } from './quote';

/** What a buyer confirms: each customer with the total as it was shown (commerce §3). */
export interface PurchaseConfirmation {
  /** The customer. */
  readonly customerId: string;
  /** The tenant; null for none. */
  readonly tenantId: string | null;
  /** The total that was shown, in minor units. */
  readonly total: number;
}

/** What there is to confirm about a quote. */
export function confirmationsOf(
  quote: Pick<Quote, 'targets'>,
  cart: Pick<Cart, 'targets'>,
): readonly PurchaseConfirmation[] {
  return quote.targets.flatMap(({ targetId, total }) => {
    const target = cart.targets.find(({ id }) => id === targetId);
    return target ? { customerId: target.customerId, tenantId: target.tenantId, total } : [];
  });
}
