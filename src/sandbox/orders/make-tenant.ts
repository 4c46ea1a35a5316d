import { domainOf } from '../commerce/domains';
import type { OrderRecord } from '../db/commerce-records';
import { createToken } from '../db/random';
import type { UserRecord } from '../db/users-table';
import { toWireTime } from '../db/wire-time';
import type { World } from '../world/world';
import { hearersOf } from './order-notices';

/** Recipients of a tenant's credentials, and the order behind it. */
interface HandOver {
  readonly tenantId: string;
  readonly domain: string;
  readonly owners: readonly UserRecord[];
  readonly madeWith: string;
  readonly at: number;
}

/** Notifies users how to sign in to a new tenant, once (contract §3). */
export function handOver(world: World, { tenantId, domain, owners, madeWith, at }: HandOver): void {
  const id = `task-${tenantId}`;
  const metadata = {
    Domain: domain,
    TenantId: tenantId,
    InitialCredentials: { UserName: `admin@${domain}`, Password: createToken().slice(0, 16) },
  };
  for (const { id: owner, email } of owners) {
    world.db.notifications.addTask(owner, { id, status: 'Completed', metadata });
    world.live.notify(email, {
      id: `n-${tenantId}`,
      type: 'TaskHasMetadata',
      category: 'MSVendorIntegration',
      severity: 'success',
      title: `The tenant ${domain} is ready`,
      description: `${madeWith}\nIts credentials are shown once.`,
      createdAt: toWireTime(at),
      relatedEntityId: id,
      relatedEntityType: 'Task',
    });
  }
}

/** The customer's tenant with a domain, created if necessary. Returns its id. */
export function makeTenant(world: World, order: OrderRecord, prefix: string, at: number): string {
  const { tenants, nextId } = world.db.commerce();
  const { customerId, vendorId } = order;
  const domain = domainOf(vendorId, prefix);
  // Several lines of a purchase may need the same one.
  const existing = [...tenants.values()].find(
    (tenant) => tenant.customerId === customerId && tenant.domain === domain,
  );
  if (existing) return existing.id;
  const id = nextId('te');
  const link = { state: 'active', requestUrl: null, requestExpiresAt: null };
  tenants.set(id, { id, customerId, vendorId, domain, ...link });
  const madeWith = `It was made with order ${order.number}.`;
  handOver(world, { tenantId: id, domain, owners: hearersOf(world, order), madeWith, at });
  return id;
}
