import { getProduct } from '../../api/calls/products';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { Product } from '../../domain/products/product';
import type { Reading } from '../../domain/reading';
import { productKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const never = () => false;

/** A product, or null if it does not exist: an address may contain any id. */
async function readProduct(
  client: ApiClient,
  id: string,
  customerId: string | null,
  options: { readonly signal: AbortSignal },
): Promise<Product | null> {
  try {
    return await getProduct(client, { id, customerId: customerId ?? undefined }, options);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Some products by their ids, in that order; missing ones are left out. */
export function useSeveralProducts(
  ids: readonly string[],
  customerId: string | null,
  isEnabled: boolean,
): Reading<readonly Product[]> {
  return useRead<readonly Product[]>({
    key: productKeys.several(ids, customerId),
    isEnabled: isEnabled && ids.length > 0,
    keepsPrevious: true,
    isEmpty: never,
    read: async (client, options) => {
      const found = await Promise.all(
        ids.map((id) => readProduct(client, id, customerId, options)),
      );
      return found.filter((product) => product !== null);
    },
  });
}
