import { CART_TARGETS_MAX } from '../../domain/cart/cart';
import type { Tenant } from '../../domain/customers/customer';
import { type FieldError, refuseInvalid } from '../commerce/refusals';
import { standingMessage, standingOf } from '../commerce/standing';
import { found, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { type Fields, malformed, optionalTextOf, revisionOf, textOf } from '../http/input';
import type { StockedCart } from '../rules/cart';
import { targetsProblem } from '../rules/cart-problems';
import { cartOf, refuseStale, targetOf, writeCart } from './carts';
import { refuseCartTooLarge } from './exact-cart';

const PROBLEMS: Readonly<Record<string, string>> = {
  too_many: `A cart is for ${CART_TARGETS_MAX} customers at most.`,
  duplicate_target: 'Each customer can be there once with the same tenant.',
  currency_mixed: 'All customers and lines of a cart have one currency.',
};

interface Named {
  readonly company: CompanyRecord;
  readonly tenant: Tenant | null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pairs of customer and tenant in a body. */
function pairsIn({ targets }: Fields) {
  if (!Array.isArray(targets) || !targets.every(isFields)) {
    throw malformed('targets must be a list of customers.');
  }
  return targets.map((target) => ({
    customerId: textOf(target, 'customerId'),
    tenantId: optionalTextOf(target, 'tenantId'),
  }));
}

function customerErrors(tables: CommerceTables, { company }: Named): readonly FieldError[] {
  const error = (code: string, message: string) => [{ field: 'targets', code, message }];
  if (company.level > 1) return error('unknown_value', `Nothing is sold to ${company.name}.`);
  return standingOf(tables, company.id) === 'closed'
    ? error('customer_closed', standingMessage(tables, company.id))
    : [];
}

/** Sets the customers of the cart (wire §3.2). */
export function setTargets(viewer: Viewer, fields: Fields, now: number): StockedCart {
  const { tables, sees } = viewer;
  const revision = revisionOf(fields);
  const named = pairsIn(fields).map(({ customerId, tenantId }): Named => {
    const company = found(tables.companies.get(customerId), () => sees(customerId));
    const isTheirs = (tenant: Tenant) => tenant.customerId === customerId;
    return {
      company,
      tenant: tenantId === null ? null : found(tables.tenants.get(tenantId), isTheirs),
    };
  });
  refuseStale(viewer, now, revision);
  const targets = named.map(({ company, tenant }) => targetOf(tables, company, tenant));
  const problem = targetsProblem(targets, cartOf(viewer, now));
  refuseInvalid([
    ...named.flatMap((each) => customerErrors(tables, each)),
    ...(problem ? [{ ...problem, message: PROBLEMS[problem.code] ?? '' }] : []),
  ]);
  const place = { field: 'targets' };
  refuseCartTooLarge(tables, { ...cartOf(viewer, now), targets }, place, now);
  return writeCart(viewer, { type: 'TARGETS', targets, revision }, now);
}
