import type { CompanyRecord, OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { documentTotals } from '../rules/totals';
import { type FieldError, refuseInvalid } from './refusals';

type Line = Pick<OrderRecord['lines'][number], 'net' | 'state'>;

/** What lines of an order cost a company, with its tax. */
function totalOf({ taxBps }: CompanyRecord, lines: readonly Pick<Line, 'net'>[]): number {
  return documentTotals(lines.map(({ net }) => ({ net, taxBps }))).total;
}

/** What was ordered and is not on a statement yet: it waits for an approval, or for its vendor. */
function orderedBy({ orders }: CommerceTables, company: CompanyRecord): number {
  const isOpen = ({ state }: Line) => state === 'queued' || state === 'provisioning';
  return (
    [...orders.values()]
      .filter(({ customerId }) => customerId === company.id)
      .map(({ lines }) => totalOf(company, lines.filter(isOpen)))
      // What is to be given back counts once it was.
      .reduce((sum, total) => sum + Math.max(total, 0), 0)
  );
}

/**
 * What a company owes, and will owe for what it has ordered: statements, drafts too, and orders that are
 * not done.
 */
function owedBy(tables: CommerceTables, company: CompanyRecord): number {
  return [...tables.statements.values()]
    .filter(
      ({ customerId, currency }) => customerId === company.id && currency === company.currency,
    )
    .reduce((sum, { balance }) => sum + balance, orderedBy(tables, company));
}

/** Whether a customer would owe more than they may with so much more, tax included. */
export function isOverLimit(tables: CommerceTables, customerId: string, more: number): boolean {
  const company = tables.companies.get(customerId);
  const limit = company?.creditLimit ?? null;
  return company !== undefined && limit !== null && owedBy(tables, company) + more > limit;
}

/** What is said then. The limit itself is not for the customer's own people. */
export function creditMessage({ companies }: CommerceTables, customerId: string): string {
  return `${companies.get(customerId)?.name ?? ''} would owe more than they may.`;
}

const error = (code: string, message: string): FieldError => ({
  field: 'customerId',
  code,
  message,
});

/**
 * Refuses what would be charged to a customer beyond their credit limit (commerce §4).
 * @param line - a line of an order that is not counted yet; by default nothing more
 * @throws Problem 422
 */
export function refuseOverLimit(
  tables: CommerceTables,
  customerId: string,
  line: Pick<Line, 'net'> | null = null,
): void {
  const company = tables.companies.get(customerId);
  const more = company && line ? totalOf(company, [line]) : 0;
  if (more < 0 || !isOverLimit(tables, customerId, more)) return;
  refuseInvalid([error('credit_limit', creditMessage(tables, customerId))]);
}
