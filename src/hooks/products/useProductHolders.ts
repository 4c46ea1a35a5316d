import { getProduct } from '../../api/calls/products';
import { listSubscriptions } from '../../api/calls/subscriptions';
import type { Page } from '../../domain/paging';
import type { Product } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { productKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** Number of holders that are named. */
const NAMED = 5;
/** Maximum number of a customer's subscriptions to one product that are read. */
const HELD_MOST = 100;
const LIVE = ['active', 'suspended'];
const NONE: readonly Product[] = [];
const never = () => false;

/**
 * The holders of a product that the viewer may see: a few of them, and their number. Plans in every
 * currency count, so the product is read without a customer's prices.
 */
export function useProductHolders(id: string, isEnabled: boolean): Reading<Page<Subscription>> {
  return useRead<Page<Subscription>>({
    key: productKeys.holders(id),
    isEnabled,
    isEmpty: never,
    read: async (client, options) => {
      const { plans } = await getProduct(client, { id }, options);
      const filters = { planId: plans.map((plan) => plan.id), state: LIVE };
      const request = { pageNumber: 1, pageSize: NAMED, sort: 'customerName', filters };
      return listSubscriptions(client, request, options);
    },
  });
}

/** A customer's subscriptions to a product and to the products it requires. */
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
      const request = { pageNumber: 1, pageSize: HELD_MOST, filters };
      return (await listSubscriptions(client, request, options)).data;
    },
  });
}
