import { getCustomer, listCustomers } from '../../api/calls/customers';
import type { ApiClient } from '../../api/client';
import type { Customer } from '../../domain/customers/customer';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import { customerKeys } from '../reads/keys';
import { listQuery, type ReadQuery, type ReadSource, readQuery } from '../reads/read-query';

export const customersSource = { key: customerKeys.list, read: listCustomers };
export const customerSource = (id: string): ReadSource<Customer> => ({
  key: customerKeys.one(id),
  read: (client, call) => getCustomer(client, { id }, call),
});

/**
 * A page of the customers, as `useCustomersScreen` and `useSelectClientScreen` read it.
 * @param query - the state of the list. @default its first page
 */
export function customersQuery(
  client: ApiClient,
  query?: Partial<ListQuery>,
): ReadQuery<Page<Customer>> {
  return listQuery(client, customersSource, query);
}

/** One customer, as `useCustomerScreen` reads it. */
export function customerQuery(client: ApiClient, id: string): ReadQuery<Customer> {
  return readQuery(client, customerSource(id));
}
