import { getProduct } from '../../api/calls/products';
import { listSubscriptions } from '../../api/calls/subscriptions';
import type { Page } from '../../domain/paging';
import type { Product } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { productKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** So many of those who have a product are named. */
const NAMED = 5;
/** So many subscriptions of one customer to one product are looked at. */
const HELD_MOST = 100;
const LIVE = ['active', 'suspended'];
const NONE: readonly Product[] = [];
const never = () => false;

/**
 * Who has a product, of all whom the viewer sees: a few of them, and how many there are. Plans in
 * every currency count, so the product is read without anybody's prices.
 */
export function useProductHolders(id: string, isEnabled: boolean): Reading<Page<Subscription>> {
  return useRead<Page<Subscription>>({
    key: productKeys.holders(id),
    isEnabled,
    isEmpty: never,
    read: async (client, options) => {
      const { plans } = await getProduct(client, { id }, options);
      const filters = { planId: plans.map((plan) => plan.id), state: LIVE };
      const asked = { pageNumber: 1, pageSize: NAMED, sort: 'customerName', filters };
      return listSubscriptions(client, asked, options);
    },
  });
}

/** What a customer has already: of a product, and of those that it needs. */
export function useHeldSubscriptions(
  product: Reading<Product>,
  required: Reading<readonly Product[]>,
  customerId: string | null,
  isEnabled: boolean,
): Reading<readonly Subscription[]> {
  const own = dataOr(product, null);
  const areRequiredKnown = (own?.requires.length ?? 0) === 0 || required.status === 'ready';
  const products = own ? [own, ...dataOr(required, NONE)] : NONE;
  const planId = products.flatMap(({ plans }) => plans.map(({ id }) => id));
  return useRead<readonly Subscription[]>({
    key: productKeys.held(own?.id ?? '', customerId),
    isEnabled: isEnabled && customerId !== null && areRequiredKnown && planId.length > 0,
    isEmpty: never,
    read: async (client, options) => {
      const filters = { customerId: [customerId ?? ''], planId, state: LIVE };
      const asked = { pageNumber: 1, pageSize: HELD_MOST, filters };
      return (await listSubscriptions(client, asked, options)).data;
    },
  });
}
