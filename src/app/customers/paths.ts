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

/** Where a customer's tenants are. */
export function customerTenantsPath(id: string): string {
  return `${customerPath(id)}?tab=tenants`;
}

/** A step of the page that makes a customer. */
export function newCustomerPath(step: string): string {
  return `${customersPaths.newCustomer}?step=${step}`;
}
