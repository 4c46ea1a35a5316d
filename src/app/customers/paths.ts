/** Addresses of the area (specification §2.2, commerce §1). */
export const customersPaths = {
  customers: '/apps/customers',
  customer: '/apps/customers/:id',
} as const;

/** The page of a customer. */
export function customerPath(id: string): string {
  return customersPaths.customer.replace(':id', () => encodeURIComponent(id));
}
