import { listEndDates } from '../../api/calls/products';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { type CommonEndDate, commonEndDates } from '../../domain/cart/common-end-dates';
import type { Reading } from '../../domain/reading';
import { useRead } from '../reads/useRead';
import { cartKeys } from './cart-keys';

const never = () => false;

/**
 * The days on which the first term of a line can end, for all whom the cart is for (commerce §6.10).
 *
 * @param line - null while nobody asks
 */
export function useEndDates(
  line: CartLine | null,
  targets: Cart['targets'],
): Reading<readonly CommonEndDate[]> {
  const customerIds = targets.map(({ customerId }) => customerId);
  const { planId = '', quantity = 0 } = line ?? {};
  return useRead({
    key: cartKeys.endDates(planId, quantity, customerIds),
    isEnabled: line !== null && customerIds.length > 0,
    isEmpty: never,
    read: async (client, options) => {
      const asked = customerIds.map((customerId) =>
        listEndDates(client, { customerId, planId, quantity }, options),
      );
      return commonEndDates(await Promise.all(asked));
    },
  });
}
