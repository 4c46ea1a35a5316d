import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { refuseInvalid } from './refusals';

/** The effective state of a company: the strictest of itself and all companies above it. */
type Standing = 'active' | 'suspended' | 'closed';

/** A company and all companies above it, itself first. */
export function chainOf({ companies }: Pick<CommerceTables, 'companies'>, companyId: string) {
  const chain: CompanyRecord[] = [];
  for (let next = companies.get(companyId); next; next = companies.get(next.parentId)) {
    // Ends a cycle of companies.
    if (chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

/** Whether a company is below another one, or the same. */
export function isWithin(tables: CommerceTables, companyId: string, aboveId: string): boolean {
  return chainOf(tables, companyId).some(({ id }) => id === aboveId);
}

/**
 * The name shown for a user that the viewer may not see: their company if it is the viewer's seller
 * or above it, otherwise none.
 */
export function unseenName(
  tables: CommerceTables,
  ownCompanyId: string,
  companyId: string | null,
): string {
  const isAbove = companyId !== null && isWithin(tables, ownCompanyId, companyId);
  return (isAbove && tables.companies.get(companyId)?.name) || 'Another company';
}

/**
 * The effective state: a customer of a suspended or closed company counts as such too (commerce
 * §3).
 */
export function standingOf(tables: Pick<CommerceTables, 'companies'>, companyId: string): Standing {
  const states = chainOf(tables, companyId).map(({ state }) => state);
  if (states.includes('closed')) return 'closed';
  return states.every((state) => state === 'active') ? 'active' : 'suspended';
}

/** The message for an inactive company. A company above is not named. */
export function standingMessage(tables: CommerceTables, companyId: string): string {
  const { name = '', state } = tables.companies.get(companyId) ?? {};
  const standing = standingOf(tables, companyId);
  return state === standing ? `${name} is ${standing}.` : `Who sells to ${name} is ${standing}.`;
}

const CODES = { suspended: 'customer_suspended', closed: 'customer_closed' } as const;

/** The error code for a sale to an inactive company. */
export function standingCode(tables: CommerceTables, companyId: string): string {
  return CODES[standingOf(tables, companyId) === 'closed' ? 'closed' : 'suspended'];
}

/** Refuses an action for companies in some states. @throws Problem 422 */
function refuseStanding(
  tables: CommerceTables,
  companyId: string,
  refused: readonly Standing[],
): void {
  const standing = standingOf(tables, companyId);
  if (standing === 'active' || !refused.includes(standing)) return;
  const message = standingMessage(tables, companyId);
  refuseInvalid([{ field: 'customerId', code: CODES[standing], message }]);
}

/**
 * Refuses sales to a company that is suspended or closed, or whose seller is (commerce §3).
 *
 * @throws Problem 422 `customer_suspended`, `customer_closed`
 */
export function refuseInactive(tables: CommerceTables, companyId: string): void {
  refuseStanding(tables, companyId, ['suspended', 'closed']);
}

/**
 * Refuses changes for a closed company, which is read-only (commerce §3).
 *
 * @throws Problem 422 `customer_closed`
 */
export function refuseClosed(tables: CommerceTables, companyId: string): void {
  refuseStanding(tables, companyId, ['closed']);
}
