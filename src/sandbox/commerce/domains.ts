import type { CommerceTables } from '../db/commerce-tables';
import { MICROSOFT } from '../db/vendors';

/** The error for an invalid prefix. */
export const DOMAIN_INVALID = {
  field: 'domainPrefix',
  code: 'domain_invalid',
  message: 'A domain begins with 3 to 27 small letters and digits.',
} as const;

/** The domain of a tenant at a vendor. */
export function domainOf(vendorId: string, prefix: string): string {
  const host =
    vendorId === MICROSOFT ? 'onmicrosoft.com' : `${vendorId.replace(/^v-/, '')}.example`;
  return `${prefix}.${host}`;
}

/** Whether a domain is or was used by a tenant. */
export function isDomainTaken({ tenants }: CommerceTables, domain: string): boolean {
  const wanted = domain.toLowerCase();
  return [...tenants.values()].some((tenant) => tenant.domain.toLowerCase() === wanted);
}
