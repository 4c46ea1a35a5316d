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

/** Products have prices, and those of all lists stand in their keys. */
const STALE = [priceListKeys.all, customerKeys.all, ['products']];

/**
 * The way from a customer to prices of its own (workday §6); null for who may not set them, and where
 * the customer has them. The same key is sent until there is an answer: the list is made once.
 *
 * @param onMade - called with the list that was made
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
