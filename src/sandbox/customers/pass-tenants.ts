import type { CommerceTables } from '../db/commerce-tables';
import { tenantTransition } from '../rules/tenants';

/** Expires unaccepted links (commerce §3). */
export function passTenants({ tenants }: CommerceTables, now: number): void {
  for (const tenant of tenants.values()) {
    const passed = tenantTransition(tenant, { type: 'PASS', now });
    if (passed) tenants.set(passed.id, passed);
  }
}
