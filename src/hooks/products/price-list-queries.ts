import { getPriceList, listPriceLists } from '../../api/calls/products';
import type { ApiClient } from '../../api/client';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import type { PriceList, Product } from '../../domain/products/product';
import { priceListKeys } from '../reads/keys';
import { listQuery, type ReadQuery, type ReadSource, readQuery } from '../reads/read-query';
import { collectProducts } from './collect-products';

export const priceListsSource = { key: priceListKeys.list, read: listPriceLists };
export const priceListSource = (id: string): ReadSource<PriceList> => ({
  key: priceListKeys.one(id),
  read: (client, call) => getPriceList(client, { id }, call),
});
export const pricedProductsSource = (id: string): ReadSource<readonly Product[]> => ({
  key: priceListKeys.products(id),
  read: (client, call) => collectProducts(client, { priceListId: id }, call),
});

/**
 * A page of the price lists, as `usePriceListsScreen` reads it.
 * @param query - the state of the list. @default its first page
 */
export function priceListsQuery(
  client: ApiClient,
  query?: Partial<ListQuery>,
): ReadQuery<Page<PriceList>> {
  return listQuery(client, priceListsSource, query);
}

/** One price list, as `usePriceListScreen` reads it. */
export function priceListQuery(client: ApiClient, id: string): ReadQuery<PriceList> {
  return readQuery(client, priceListSource(id));
}

/** Every product at the prices of a list, as `usePriceListScreen` reads it beside the list itself. */
export function pricedProductsQuery(client: ApiClient, id: string): ReadQuery<readonly Product[]> {
  return readQuery(client, pricedProductsSource(id));
}
