import type { Tenant } from '../../domain/customers/customer';
import { isDomainPrefix } from '../../domain/customers/customer-tenants';
import { DOMAIN_INVALID, domainOf, isDomainTaken } from '../commerce/domains';
import { toCustomer, toTenant } from '../commerce/records';
import { conflict, type FieldError, refuseInvalid } from '../commerce/refusals';
import { refuseInactive } from '../commerce/standing';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import { createToken } from '../db/random';
import { VENDORS } from '../db/vendors';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, malformed, pathPart, readFields, textOf } from '../http/input';
import { handOver } from '../orders/make-tenant';
import { tenantTransition } from '../rules/tenants';
import type { World } from '../world/world';
import { EDIT, seenCompany } from './update-customer';

const NO_LINK = { state: 'none', requestUrl: null, requestExpiresAt: null } as const;

const HOST = /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Where a customer accepts a link: the vendor's page, which does not exist in the sandbox. */
const newLink = (now: number) =>
  ({
    type: 'REQUEST',
    url: `https://partner.example/link/${createToken().slice(0, 12)}`,
    now,
  }) as const;

/** The requested tenant: an existing one by its domain, or a new one by its prefix. */
function askedFor(fields: Fields, vendorId: string) {
  const [domain, prefix] = [textOf(fields, 'domain').trim(), textOf(fields, 'domainPrefix').trim()];
  const isNew = Object.hasOwn(fields, 'domainPrefix') && fields.domainPrefix !== null;
  if (isNew && domain !== '') throw malformed('Send domain or domainPrefix, not both.');
  const errors: FieldError[] = [];
  if (isNew && !isDomainPrefix(prefix)) errors.push(DOMAIN_INVALID);
  if (!isNew && !HOST.test(domain)) {
    const code = domain === '' ? 'required' : 'domain_invalid';
    errors.push({ field: 'domain', code, message: 'Enter a domain, such as halv.example.' });
  }
  return { isNew, domain: isNew ? domainOf(vendorId, prefix) : domain.toLowerCase(), errors };
}

/** `POST /app/customers/{id}/tenants` (wire §4). */
export async function createTenant(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, EDIT);
  const { tables } = viewer;
  const fields = await readFields(c);
  const vendorId = textOf(fields, 'vendorId');
  const { isNew, domain, errors } = askedFor(fields, vendorId);
  const customer = seenCompany(c, viewer);
  const { id: customerId } = customer;
  found(
    VENDORS.find(({ id }) => id === vendorId),
    () => true,
  );
  const existing = [...tables.tenants.values()].find(
    (tenant) =>
      tenant.customerId === customerId &&
      tenant.vendorId === vendorId &&
      tenant.domain.toLowerCase() === domain,
  );
  if (existing) return json(toTenant(existing));
  refuseInactive(tables, customerId);
  refuseInvalid(errors);
  if (isDomainTaken(tables, domain)) {
    const message = `${domain} is taken.`;
    refuseInvalid([{ field: isNew ? 'domainPrefix' : 'domain', code: 'domain_taken', message }]);
  }
  const bare: Tenant = { id: tables.nextId('te'), customerId, vendorId, domain, ...NO_LINK };
  const asked = isNew
    ? { ...bare, state: 'active' }
    : tenantTransition(bare, newLink(world.clock.now()));
  const tenant = asked ?? bare;
  tables.tenants.set(tenant.id, tenant);
  if (isNew) {
    const madeWith = `It was made for ${customer.name}.`;
    const at = world.clock.now();
    handOver(world, { tenantId: tenant.id, domain, owners: viewer.people, madeWith, at });
  }
  return json(toTenant(tenant), 201);
}

/** The tenant of a call, and its customer. */
function seenTenant(c: CallContext, viewer: Viewer) {
  const customer = seenCompany(c, viewer);
  const kept = viewer.tables.tenants.get(pathPart(c, 'tenantId'));
  return { customer, tenant: found(kept, ({ customerId }) => customerId === customer.id) };
}

/** Stores a tenant after an action; null is refused, with its current state. */
function keep(
  after: Tenant | null,
  before: Tenant,
  customer: CompanyRecord,
  viewer: Viewer,
): Response {
  if (!after) {
    const message = `This is not possible while the link is ${before.state}.`;
    throw conflict('state_changed', message, { customer: toCustomer(customer, viewer) });
  }
  viewer.tables.tenants.set(after.id, after);
  return json(toTenant(after));
}

/** `POST /app/customers/{id}/tenants/{tenantId}/resend` (wire §4). */
export async function resendTenant(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, EDIT);
  await readFields(c);
  const { customer, tenant } = seenTenant(c, viewer);
  const link = newLink(world.clock.now());
  const after = tenant.state === 'none' ? null : tenantTransition(tenant, link);
  if (after) refuseInactive(viewer.tables, customer.id);
  return keep(after, tenant, customer, viewer);
}

/** `DELETE /app/customers/{id}/tenants/{tenantId}` (wire §4); idempotent. */
export function revokeTenant(c: CallContext, world: World): Response {
  const viewer = requireViewer(c, world, EDIT);
  const { customer, tenant } = seenTenant(c, viewer);
  const after = tenant.state === 'revoked' ? tenant : tenantTransition(tenant, { type: 'REVOKE' });
  return keep(after, tenant, customer, viewer);
}
