import type { ListFilters } from '../../domain/paging';
import { encodePercent } from '../../domain/text/percent';

/** Addresses of the area (specification §2.2, commerce §1). */
export const customersPaths = {
  customers: '/apps/customers',
  newCustomer: '/apps/customers/new',
  customer: '/apps/customers/:id',
} as const;

/** The page of a customer. */
export function customerPath(id: string): string {
  return customersPaths.customer.replace(':id', () => encodePercent(id));
}

/** A tab of a customer, its list narrowed to some records. */
export function customerTabPath(
  id: string,
  { tab, filters }: { readonly tab: string; readonly filters: ListFilters },
): string {
  const query = new URLSearchParams({ tab });
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) query.append(name, value);
  }
  return `${customerPath(id)}?${query}`;
}

/** Where a customer's tenants are. */
export function customerTenantsPath(id: string): string {
  return `${customerPath(id)}?tab=tenants`;
}

/** A step of the page that makes a customer. */
export function newCustomerPath(step: string): string {
  return `${customersPaths.newCustomer}?step=${step}`;
}
