import type { Tenant } from '../../domain/customers/customer';
import { creditMessage, isOverLimit } from '../commerce/credit';
import { domainOf, isDomainTaken } from '../commerce/domains';
import { vendorName } from '../commerce/records';
import { standingMessage, standingOf } from '../commerce/standing';
import type { QuotedLine } from '../db/commerce-work';
import type { StockedCart, StockedTarget } from '../rules/cart';
import { tenantTransition } from '../rules/tenants';
import { error, firstOfEach, type IssueGround, placeOf, type SentIssue } from './issue';

/** Whether a customer may buy at all, and for this amount. */
export function customerIssues(
  { viewer: { tables }, quote }: IssueGround,
  target: StockedTarget,
  cart: Pick<StockedCart, 'targets'>,
): readonly SentIssue[] {
  const company = tables.companies.get(target.customerId);
  if (!company) return [];
  const { name, agreementAcceptedAt } = company;
  const isActive = standingOf(tables, company.id) === 'active';
  // A customer with several tenants owes the sum.
  const own = new Set(
    cart.targets.flatMap(({ id, customerId }) => (customerId === company.id ? id : [])),
  );
  const total = quote.targets.reduce(
    (sum, each) => sum + (own.has(each.targetId) ? each.total : 0),
    0,
  );
  const isOver = isOverLimit(tables, company.id, total);
  const at = { targetId: target.id, field: 'customerId' };
  return [
    ...(isActive ? [] : [error('customer_suspended', standingMessage(tables, company.id), at)]),
    ...(agreementAcceptedAt === null
      ? [error('no_agreement', `${name} has not accepted the agreement.`, at)]
      : []),
    ...(isOver ? [error('credit_limit', creditMessage(tables, company.id), at)] : []),
  ];
}

/** The current state of a tenant: an unaccepted link expires. */
const tenantNow = (tenant: Tenant, now: number): Tenant =>
  tenantTransition(tenant, { type: 'PASS', now }) ?? tenant;

function tenantIssue(ground: IssueGround, quoted: QuotedLine): readonly SentIssue[] {
  const { viewer, now } = ground;
  const { line, target } = quoted;
  const name = vendorName(line.vendorId);
  const own = [...viewer.tables.tenants.values()]
    .filter((each) => each.customerId === target.customerId && each.vendorId === line.vendorId)
    .map((each) => tenantNow(each, now));
  const chosen = own.find(({ id }) => id === target.tenantId)?.state;
  if (chosen === 'active') return [];
  if (chosen === 'requested' || chosen === 'none') {
    const message = `${target.customerName} has not linked the tenant yet.`;
    return [error('tenant_pending', message, placeOf(quoted, 'tenantId'))];
  }
  if (own.some(({ state }) => state === 'active' || state === 'requested')) {
    return [error('no_tenant', `Choose a tenant at ${name}.`, placeOf(quoted, 'tenantId'))];
  }
  const message = `${target.customerName} has no tenant at ${name}. Choose a domain for a new one.`;
  return [error('domain_missing', message, placeOf(quoted, 'domainPrefix'))];
}

/** Whether an order of another customer creates a tenant with that domain. */
function isPromised({ viewer: { tables } }: IssueGround, domain: string, customerId: string) {
  const isOpen = ({ line, target }: QuotedLine, orderIds: readonly string[]) =>
    orderIds
      .flatMap((id) => tables.orders.get(id) ?? [])
      .filter((order) => order.customerId === target.customerId)
      .some(({ lines }) => lines.some(({ id, state }) => id === line.id && state !== 'cancelled'));
  return [...tables.quotes.values()].some(({ orderIds, lines }) =>
    lines.some(
      (each) =>
        orderIds !== null &&
        each.domainPrefix !== null &&
        each.target.customerId !== customerId &&
        domainOf(each.line.vendorId, each.domainPrefix) === domain &&
        isOpen(each, orderIds),
    ),
  );
}

/** Domains that are taken, or wanted by two customers of the cart. */
function domainIssues(ground: IssueGround): readonly SentIssue[] {
  const { tables } = ground.viewer;
  const wanted = ground.quote.lines.flatMap((quoted) => {
    const { domainPrefix, line } = quoted;
    return domainPrefix === null ? [] : { quoted, domain: domainOf(line.vendorId, domainPrefix) };
  });
  const taken = wanted.filter(
    ({ domain, quoted }) =>
      isDomainTaken(tables, domain) ||
      isPromised(ground, domain, quoted.target.customerId) ||
      wanted.some(
        (other) => other.domain === domain && other.quoted.target.id !== quoted.target.id,
      ),
  );
  return firstOfEach(taken, ({ domain, quoted }) => `${quoted.target.id} ${domain}`).map(
    ({ quoted, domain }) =>
      error('domain_taken', `${domain} is taken.`, placeOf(quoted, 'domainPrefix')),
  );
}

/** Issues with tenants: one for each customer and vendor, at the first line (wire §3.3). */
export function tenantIssues(ground: IssueGround): readonly SentIssue[] {
  const needing = ground.quote.lines.filter(
    ({ line, domainPrefix }) => line.needsTenant && domainPrefix === null,
  );
  const first = firstOfEach(needing, ({ line, target }) => `${target.id} ${line.vendorId}`);
  return [...first.flatMap((quoted) => tenantIssue(ground, quoted)), ...domainIssues(ground)];
}
