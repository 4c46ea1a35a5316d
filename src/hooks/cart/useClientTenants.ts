import { listTenants } from '../../api/calls/customers';
import type { Tenant } from '../../domain/customers/customer';
import type { Reading } from '../../domain/reading';
import { cartKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** A page of this size has all tenants of a customer. */
const TENANTS_MOST = 100;
const never = () => false;

/** The tenants of several customers, by customer. */
export function useClientTenants(
  customerIds: readonly string[],
  isEnabled: boolean,
): Reading<ReadonlyMap<string, readonly Tenant[]>> {
  const ids = [...new Set(customerIds)].sort();
  return useRead<ReadonlyMap<string, readonly Tenant[]>>({
    key: cartKeys.tenants(ids),
    isEnabled,
    keepsPrevious: true,
    isEmpty: never,
    read: async (client, options) => {
      const pages = ids.map(async (id) => {
        const request = { id, pageNumber: 1, pageSize: TENANTS_MOST };
        return [id, (await listTenants(client, request, options)).data] as const;
      });
      return new Map(await Promise.all(pages));
    },
  });
}
