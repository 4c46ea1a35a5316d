import type { CompanyRecord, OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { documentTotals } from '../rules/totals';
import { type FieldError, refuseInvalid } from './refusals';

type Line = Pick<OrderRecord['lines'][number], 'net' | 'state'>;

/** Total of an order's lines for a company, with its tax. */
function totalOf({ taxBps }: CompanyRecord, lines: readonly Pick<Line, 'net'>[]): number {
  return documentTotals(lines.map(({ net }) => ({ net, taxBps }))).total;
}

/** Ordered amounts that are not on a statement yet: waiting for approval or the vendor. */
function orderedBy({ orders }: CommerceTables, company: CompanyRecord): number {
  const isOpen = ({ state }: Line) => state === 'queued' || state === 'provisioning';
  return (
    [...orders.values()]
      .filter(({ customerId }) => customerId === company.id)
      .map(({ lines }) => totalOf(company, lines.filter(isOpen)))
      // Refunds count only once they are made.
      .reduce((sum, total) => sum + Math.max(total, 0), 0)
  );
}

/** What a company owes, including drafts and unfinished orders. */
function owedBy(tables: CommerceTables, company: CompanyRecord): number {
  return [...tables.statements.values()]
    .filter(
      ({ customerId, currency }) => customerId === company.id && currency === company.currency,
    )
    .reduce((sum, { balance }) => sum + balance, orderedBy(tables, company));
}

/** Whether an additional amount, tax included, exceeds a customer's credit limit. */
export function isOverLimit(tables: CommerceTables, customerId: string, more: number): boolean {
  const company = tables.companies.get(customerId);
  const limit = company?.creditLimit ?? null;
  return company !== undefined && limit !== null && owedBy(tables, company) + more > limit;
}

/** The message for it. The limit itself is not shown to the customer. */
export function creditMessage({ companies }: CommerceTables, customerId: string): string {
  return `${companies.get(customerId)?.name ?? ''} would owe more than they may.`;
}

const error = (code: string, message: string): FieldError => ({
  field: 'customerId',
  code,
  message,
});

/**
 * Refuses a charge beyond the customer's credit limit (commerce §4).
 *
 * @param line - a line of an order that is not counted yet; none by default
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
