import { useState } from 'react';
import { createPriceList, type NewPriceList } from '../../api/calls/products';
import type { OwnPrices } from '../../contracts/products';
import type { Customer } from '../../domain/customers/customer';
import { canHaveOwnPrices } from '../../domain/customers/customer-rules';
import type { PriceList } from '../../domain/products/product';
import { priceListName } from '../../domain/products/product';
import type { CurrentUser } from '../../domain/users/user';
import { createRandomId } from '../../platform/random-id';
import { customerKeys, priceListKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';

/** Products include prices, and their keys cover all price lists. */
const STALE = [priceListKeys.all, customerKeys.all, ['products']];

/**
 * Creating a price list for one customer (workday §6); null if the viewer may not, or the customer
 * has one. The same idempotency key is sent until there is a response, so that the list is created
 * once.
 *
 * @param onMade - called with the new list
 */
export function useOwnPrices(
  viewer: CurrentUser | null,
  customer: Customer | null,
  list: PriceList | null,
  onMade?: (list: PriceList) => void,
): OwnPrices | null {
  const [key, setKey] = useState(createRandomId);
  const { isPending, failure, run } = useWrite(
    (client, input: NewPriceList) => createPriceList(client, input),
    { stale: () => STALE },
  );
  if (!viewer || !customer || !list || !canHaveOwnPrices(viewer, customer, list)) return null;
  return {
    isPending,
    failure,
    async onCreate(name) {
      const customerIds = [customer.id];
      const input = { key, basedOnId: list.id, name: priceListName(name), customerIds };
      const outcome = await run(input);
      if (outcome.status !== 'done') return;
      setKey(createRandomId());
      onMade?.(outcome.result);
    },
  };
}
