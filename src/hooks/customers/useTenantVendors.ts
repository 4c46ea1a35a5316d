import type { TenantVendor } from '../../contracts/customers';
import type { Reading } from '../../domain/reading';
import { collectProducts } from '../products/collect-products';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const never = () => false;

/** The vendors at which customers have tenants: those that sell something which needs one. */
export function useTenantVendors(isEnabled: boolean): Reading<readonly TenantVendor[]> {
  return useRead<readonly TenantVendor[]>({
    key: customerKeys.tenantVendors,
    isEnabled,
    isEmpty: never,
    read: async (client, call) => {
      const products = await collectProducts(client, {}, call);
      const needing = products.filter(({ needsTenant }) => needsTenant);
      const byId = new Map(needing.map(({ vendor }) => [vendor.id, vendor]));
      return [...byId.values()].map(({ id, name }) => ({ id, name }));
    },
  });
}
