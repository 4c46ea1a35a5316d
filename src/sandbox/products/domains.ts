import { Hono } from 'hono';
import { isDomainPrefix } from '../../domain/customers/customer-tenants';
import { DOMAIN_INVALID, domainOf, isDomainTaken } from '../commerce/domains';
import { refuseInvalid } from '../commerce/refusals';
import { found, requireViewer } from '../commerce/viewer';
import { VENDORS } from '../db/vendors';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import { pathPart, requireQuery } from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

const NEED = { permissions: ['Marketplace.ReadWrite', 'Customer.Edit'] };

/** Availability of a new tenant's domain (wire §3.1). */
function domainsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/:prefix', (c) => {
    const { tables } = requireViewer(c, world, NEED);
    const vendorId = requireQuery(c, 'vendorId');
    found(VENDORS.find(({ id }) => id === vendorId));
    const prefix = pathPart(c, 'prefix');
    refuseInvalid(isDomainPrefix(prefix) ? [] : [DOMAIN_INVALID]);
    const domain = domainOf(vendorId, prefix);
    return json({ available: !isDomainTaken(tables, domain), domain });
  });
  return room;
}

export const domainsRoom: SandboxRoom = { base: '/app/domains', routes: domainsRoutes };
