import { withoutCosts } from '../../domain/billing/costs';
import type { Statement, StatementLine } from '../../domain/billing/statement';
import type { Customer } from '../../domain/customers/customer';
import { civilDateOf } from '../../domain/time/civil-date';
import type { CompanyRecord, StatementRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { statementStateOn } from '../rules/statements';
import { totalsByCurrency } from '../rules/totals';
import { personCalled, personSaid } from './people';
import type { Viewer } from './viewer';

const companyName = ({ companies }: CommerceTables, id: string) => companies.get(id)?.name ?? '';

/** A statement in its state at a time (commerce §3). */
export function statementNow(record: StatementRecord, now: number): StatementRecord {
  return record.state === 'void'
    ? record
    : { ...record, state: statementStateOn(record, civilDateOf(now)) };
}

/** Direction of a statement for its viewer (workday §9.10). */
function directionOf({ customerId, issuerId }: StatementRecord, companyId: string) {
  if (customerId === companyId) return 'payable';
  return issuerId === companyId ? 'receivable' : 'others';
}

/** A line with the number of its order, and for a reseller with the end customer (workday §3). */
export function toLine(
  line: StatementLine,
  { customerId }: Pick<StatementRecord, 'customerId'>,
  tables: CommerceTables,
): StatementLine {
  const order = tables.orders.get(line.orderId ?? '');
  const ownerId = tables.subscriptions.get(line.subscriptionId ?? '')?.customerId;
  const endId = ownerId ?? order?.customerId ?? customerId;
  return {
    ...line,
    ...(order && { orderNumber: order.number }),
    ...(endId !== customerId && { endCustomerName: companyName(tables, endId) }),
  };
}

/** A row of the list, with its lines as stored. */
export function toStatementRow(record: StatementRecord, viewer: Viewer, now: number): Statement {
  const { tables, companyId } = viewer;
  const { customerId, issuerId, voidedBy } = record;
  const whole: Statement = {
    ...statementNow(record, now),
    // A payment has no time: its e-mail means the current user of it.
    payments: record.payments.map((each) => ({
      ...each,
      by: personSaid(viewer, each.by, now),
      byName: personCalled(viewer, each.by, now),
    })),
    voidedBy: voidedBy && personSaid(viewer, voidedBy, now),
    ...(voidedBy && { voidedByName: personCalled(viewer, voidedBy, now) }),
    customerName: companyName(tables, customerId),
    issuerName: companyName(tables, issuerId),
    direction: directionOf(record, companyId),
  };
  return viewer.seesCosts(customerId) ? whole : withoutCosts(whole);
}

export function toStatement(record: StatementRecord, viewer: Viewer, now: number): Statement {
  const lines = record.lines.map((line) => toLine(line, record, viewer.tables));
  return toStatementRow({ ...record, lines }, viewer, now);
}

/**
 * What a customer owes the viewer: the balances of statements issued by the viewer's company,
 * without drafts (workday §3); for one's own company, what it owes. In its own currency and every
 * other one with an open balance: currencies are never added up.
 */
export function openBalancesOf(
  { id, currency: own }: CompanyRecord,
  { statements }: CommerceTables,
  askedBy: string,
): Pick<Customer, 'openBalance' | 'otherBalances'> {
  const claims = [...statements.values()].filter(
    ({ customerId, issuerId, state }) =>
      customerId === id && state !== 'draft' && (id === askedBy || issuerId === askedBy),
  );
  const totals = totalsByCurrency(claims, ({ currency }) => currency, {
    amount: ({ balance }) => balance,
  });
  return {
    openBalance: totals.find(({ currency }) => currency === own)?.amount ?? 0,
    otherBalances: totals.filter(({ currency, amount }) => currency !== own && amount !== 0),
  };
}
