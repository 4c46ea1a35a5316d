import {
  createTenant,
  listTenants,
  resendTenantLink,
  revokeTenant,
} from '../../../src/api/calls/customers';
import type { Customer, Tenant } from '../../../src/domain/customers/customer';
import { shapeOf } from '../shapes';
import type { Check, Suite } from '../suite';
import { answered } from './answered';
import type { KnownOffer } from './products';
import { invalidIn } from './refused-as';

const BASIS = 'wire §4';
const DAY_MS = 86_400_000;
const LINK_DAYS = 30;

function checkLink(check: Check, { state, requestUrl, requestExpiresAt }: Tenant): void {
  check.expect(state === 'requested', 'state', 'requested', state, BASIS);
  check.expect(requestUrl !== null, 'requestUrl', 'the link', 'none', BASIS);
  const days = ((requestExpiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS;
  // The clocks of two machines differ.
  const isMonth = Math.abs(days - LINK_DAYS) < 1;
  const got = requestExpiresAt?.toISOString() ?? 'none';
  check.expect(isMonth, 'requestExpiresAt', `in ${LINK_DAYS} days`, got, BASIS);
}

/** Asks for the link of a tenant of the run's own customer, and ends it (wire §4). */
export async function checkTenants(
  suite: Suite,
  customer: Customer | null,
  offer: KnownOffer | null,
): Promise<void> {
  const { own } = suite;
  const vendorId = offer?.product.vendor.id ?? '';
  const domain = `plinth-${suite.mark}.example`;
  const wanted = { basis: BASIS, shape: shapeOf('createTenant') };
  let tenant: Tenant | null = null;

  await suite.check('createTenant', 'asks for a link, once', async (check) => {
    const { id } = customer ?? check.skip('no customer was made');
    const ask = () => own.call((client) => createTenant(client, { id, vendorId, domain }));
    const asked = answered(check, await ask(), { ...wanted, status: 201 });
    if (!asked) return;
    tenant = asked;
    check.expect(asked.customerId === id, 'customerId', id, asked.customerId, BASIS);
    check.expect(asked.domain === domain, 'domain', domain, asked.domain, BASIS);
    checkLink(check, asked);
    const again = answered(check, await ask(), wanted);
    if (again) check.expect(again.id === asked.id, 'id, sent again', asked.id, again.id, BASIS);
  });

  await suite.check('createTenant', 'refuses a domain that cannot be one', async (check) => {
    const { id } = customer ?? check.skip('no customer was made');
    const answer = await own.call((client) =>
      createTenant(client, { id, vendorId, domainPrefix: 'ab' }),
    );
    check.skipIfForbidden(answer);
    invalidIn(check, answer, 'domainPrefix', 'domain_invalid');
  });

  await suite.check('listTenants', 'has the tenant of the customer', async (check) => {
    const { id, customerId } = tenant ?? check.skip('no tenant was asked for');
    const answer = await own.call((client) =>
      listTenants(client, { id: customerId, pageNumber: 1, pageSize: 100 }),
    );
    const page = answered(check, answer, { basis: 'wire §2', shape: shapeOf('listTenants') });
    if (!page) return;
    const ids = page.data.map((row) => row.id);
    check.expect(ids.includes(id), 'data', `the tenant ${id}`, ids.join() || 'none', 'wire §2');
  });

  await suite.check('resendTenantLink', 'makes another link', async (check) => {
    const {
      id: tenantId,
      customerId: id,
      requestUrl,
    } = tenant ?? check.skip('no tenant was asked for');
    const answer = await own.call((client) => resendTenantLink(client, { id, tenantId }));
    const resent = answered(check, answer, wanted);
    if (!resent) return;
    checkLink(check, resent);
    const isNew = resent.requestUrl !== requestUrl;
    check.expect(isNew, 'requestUrl', 'a new link', 'the same one', BASIS);
  });

  await suite.check('revokeTenant', 'ends the link', async (check) => {
    const { id: tenantId, customerId: id } = tenant ?? check.skip('no tenant was asked for');
    const answer = await own.call((client) => revokeTenant(client, { id, tenantId }));
    const revoked = answered(check, answer, wanted);
    if (!revoked) return;
    check.expect(revoked.state === 'revoked', 'state', 'revoked', revoked.state, BASIS);
  });
}
