import { listProducts, type PricesFor } from '../../api/calls/products';
import type { ApiClient } from '../../api/client';
import { PAGE_SIZES } from '../../domain/paging';
import type { Product } from '../../domain/products/product';
import { collectPages } from '../reads/collect-pages';

/** Far more than anybody sells: a guard against wrong totals. */
const MOST_PAGES = 200;

/** All products with a customer's prices: sorting by margin needs all of them. */
export async function collectProducts(
  client: ApiClient,
  prices: PricesFor,
  options: { readonly signal: AbortSignal },
): Promise<readonly Product[]> {
  const { rows } = await collectPages(
    (query) => listProducts(client, { ...query, ...prices }, options),
    { pageSize: Math.max(...PAGE_SIZES), mostPages: MOST_PAGES },
  );
  return rows;
}
