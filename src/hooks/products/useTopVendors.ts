import { listProducts } from '../../api/calls/products';
import type { ApiClient } from '../../api/client';
import type { VendorOffer } from '../../domain/products/top-vendors';
import type { Reading } from '../../domain/reading';
import { useRead } from '../reads/useRead';
import { productKeys } from './product-keys';

/** So many products of a vendor are named. */
const NAMED = 3;
const never = () => false;

async function readOffer(
  client: ApiClient,
  id: string,
  customerId: string | null,
  options: { readonly signal: AbortSignal },
): Promise<VendorOffer> {
  const filters = { vendorId: [id] };
  const asked = { pageNumber: 1, pageSize: NAMED, filters, customerId: customerId ?? undefined };
  const { data, facets } = await listProducts(client, asked, options);
  const counted = facets?.find(({ field }) => field === 'category')?.values;
  const categories = counted?.map(({ value }) => value) ?? data.map(({ category }) => category);
  return { id, categories: [...new Set(categories)], products: data.map(({ name }) => name) };
}

/** What the top vendors offer: a small list each, read at once (commerce §5). */
export function useTopVendors(
  ids: readonly string[],
  customerId: string | null,
  isEnabled: boolean,
): Reading<readonly VendorOffer[]> {
  return useRead({
    key: productKeys.vendors(ids, customerId),
    isEnabled: isEnabled && ids.length > 0,
    isEmpty: never,
    read: (client, options) =>
      Promise.all(ids.map((id) => readOffer(client, id, customerId, options))),
  });
}
