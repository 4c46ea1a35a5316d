import { getProduct, listProducts } from '../../api/calls/products';
import type { ApiClient } from '../../api/client';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import type { Product } from '../../domain/products/product';
import { PRODUCTS_LIST } from '../../domain/products/products-list';
import { productKeys } from '../reads/keys';
import {
  type ListSource,
  listQuery,
  type ReadQuery,
  type ReadSource,
  readQuery,
} from '../reads/read-query';

/** @param customerId - the customer whose prices to use; null for none */
export const productsSource = (customerId: string | null): ListSource<Page<Product>> => ({
  key: (query) => productKeys.list(query, customerId),
  read: (client, query, call) =>
    listProducts(client, { ...query, customerId: customerId ?? undefined }, call),
});
/** @param customerId - the customer whose prices to use; null for none */
export const productSource = (id: string, customerId: string | null): ReadSource<Product> => ({
  key: productKeys.product(id, customerId),
  read: (client, call) => getProduct(client, { id, customerId: customerId ?? undefined }, call),
});

/** State of the marketplace. */
export interface ProductsQueryPlace {
  /** The page, its order and filters. @default the first page */
  readonly query?: Partial<ListQuery> | undefined;
  /** The customer whose prices to use: the first target of `cartQuery`. @default none */
  readonly customerId?: string | null | undefined;
}

/** A page of the marketplace, as `useProductsScreen` reads it after `cartQuery`. */
export function productsQuery(
  client: ApiClient,
  { query, customerId = null }: ProductsQueryPlace = {},
): ReadQuery<Page<Product>> {
  return listQuery(client, productsSource(customerId), { ...PRODUCTS_LIST.start, ...query });
}

/**
 * One product, as `useProductScreen` reads it after `cartQuery`.
 * @param customerId - as in {@link productsQuery}. @default none
 */
export function productQuery(
  client: ApiClient,
  id: string,
  customerId: string | null = null,
): ReadQuery<Product> {
  return readQuery(client, productSource(id, customerId));
}
