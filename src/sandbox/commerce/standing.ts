import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { refuseInvalid } from './refusals';

/** What a company may do: that of the strictest state of itself and of all companies above it. */
type Standing = 'active' | 'suspended' | 'closed';

/** A company and all those above it, itself first. */
export function chainOf({ companies }: Pick<CommerceTables, 'companies'>, companyId: string) {
  const chain: CompanyRecord[] = [];
  for (let next = companies.get(companyId); next; next = companies.get(next.parentId)) {
    // A circle of companies has an end too.
    if (chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

/** Whether a company is below another one, or is that one. */
export function isWithin(tables: CommerceTables, companyId: string, aboveId: string): boolean {
  return chainOf(tables, companyId).some(({ id }) => id === aboveId);
}

/**
 * What stands in the place of somebody whose company one may not know of: that company where it is one's
 * seller, or above it, and no name at all otherwise.
 */
export function unseenName(
  tables: CommerceTables,
  ownCompanyId: string,
  companyId: string | null,
): string {
  const isAbove = companyId !== null && isWithin(tables, ownCompanyId, companyId);
  return (isAbove && tables.companies.get(companyId)?.name) || 'Another company';
}

/** How a company stands. Who buys from a suspended or a closed company stands no better (commerce §3). */
export function standingOf(tables: Pick<CommerceTables, 'companies'>, companyId: string): Standing {
  const states = chainOf(tables, companyId).map(({ state }) => state);
  if (states.includes('closed')) return 'closed';
  return states.every((state) => state === 'active') ? 'active' : 'suspended';
}

/** What is said of a company that is not active. A company above is not named: it is its own matter. */
export function standingMessage(tables: CommerceTables, companyId: string): string {
  const { name = '', state } = tables.companies.get(companyId) ?? {};
  const standing = standingOf(tables, companyId);
  return state === standing ? `${name} is ${standing}.` : `Who sells to ${name} is ${standing}.`;
}

const CODES = { suspended: 'customer_suspended', closed: 'customer_closed' } as const;

/** Why nothing is sold to a company that is not active, as a code. */
export function standingCode(tables: CommerceTables, companyId: string): string {
  return CODES[standingOf(tables, companyId) === 'closed' ? 'closed' : 'suspended'];
}

/** Refuses something for companies of some standings. @throws Problem 422 */
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
 * Refuses what would give a company something new: nothing is sold to one that is suspended or closed, or
 * whose seller is (commerce §3).
 * @throws Problem 422 `customer_suspended`, `customer_closed`
 */
export function refuseInactive(tables: CommerceTables, companyId: string): void {
  refuseStanding(tables, companyId, ['suspended', 'closed']);
}

/**
 * Refuses what changes something of a company that can only be read any more (commerce §3).
 * @throws Problem 422 `customer_closed`
 */
export function refuseClosed(tables: CommerceTables, companyId: string): void {
  refuseStanding(tables, companyId, ['closed']);
}
