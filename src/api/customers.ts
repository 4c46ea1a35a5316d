import type { CustomerType } from '../domain/users/user';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { readCustomerType } from './wire/users';

/** The customer level of the signed-in user (contract §2). A value that is no level is 0. */
export function getCustomerType(client: ApiClient, options?: CallOptions): Promise<CustomerType> {
  return client.send({ endpoint: 'getCustomerType', read: readCustomerType }, options);
}
