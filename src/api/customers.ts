import type { CustomerType } from '../domain/users/user';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get } from './endpoints';
import { readCustomerType } from './wire/users';

export const GET_CUSTOMER_TYPE = /* @__PURE__ */ get(
  'getCustomerType',
  '/app/customers/customer-type',
);

/** The customer level of the signed-in user (contract §2). A value that is no level is 0. */
export function getCustomerType(client: ApiClient, options?: CallOptions): Promise<CustomerType> {
  return client.send({ endpoint: GET_CUSTOMER_TYPE, read: readCustomerType }, options);
}
