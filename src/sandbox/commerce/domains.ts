import type { CommerceTables } from '../db/commerce-tables';
import { MICROSOFT } from '../db/vendors';

/** What a prefix that is none is refused with. */
export const DOMAIN_INVALID = {
  field: 'domainPrefix',
  code: 'domain_invalid',
  message: 'A domain begins with 3 to 27 small letters and digits.',
} as const;

/** The domain that a tenant at a vendor gets. */
export function domainOf(vendorId: string, prefix: string): string {
  const host =
    vendorId === MICROSOFT ? 'onmicrosoft.com' : `${vendorId.replace(/^v-/, '')}.example`;
  return `${prefix}.${host}`;
}

/** Whether a tenant has a domain already, or once had it. */
export function isDomainTaken({ tenants }: CommerceTables, domain: string): boolean {
  const wanted = domain.toLowerCase();
  return [...tenants.values()].some((tenant) => tenant.domain.toLowerCase() === wanted);
}
