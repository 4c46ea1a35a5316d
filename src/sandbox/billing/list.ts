import type { Statement } from '../../domain/billing/statement';
import { type CommerceList, recordsOf } from '../commerce/list';
import { toStatementRow } from '../commerce/statement-records';
import { companyNames, type Viewer } from '../commerce/viewer';
import { statementKind } from '../rules/export-columns';

const STATEMENTS: CommerceList<Statement> = {
  defaultSort: '-period',
  sorts: {
    period: ({ period }) => period,
    number: ({ number }) => number,
    state: ({ state }) => state,
    customerName: ({ customerName }) => customerName,
    dueOn: ({ dueOn }) => dueOn,
    total: ({ total }) => total,
    balance: ({ balance }) => balance,
  },
  filters: {
    direction: ({ direction }) => [direction],
    state: ({ state }) => [state],
    customerId: ({ customerId }) => [customerId],
    issuerId: ({ issuerId }) => [issuerId],
    period: ({ period }) => [period],
    creditOf: ({ creditOf }) => [creditOf ?? ''],
    kind: (row) => [statementKind(row)],
  },
  facets: ['state', 'issuerId'],
  idOf: ({ id }) => id,
  searched: ({ number, customerName }) => [number, customerName],
  sums: {
    currency: ({ currency }) => currency,
    amounts: {
      net: ({ net }) => net,
      tax: ({ tax }) => tax,
      total: ({ total }) => total,
      paid: ({ paid }) => paid,
      settled: ({ settled }) => settled,
      balance: ({ balance }) => balance,
    },
  },
};

/** The list of statements (wire §2), with names of the issuers. */
export function listFor(viewer: Viewer): CommerceList<Statement> {
  return { ...STATEMENTS, labels: { issuerId: companyNames(viewer) } };
}

/** The statements that the viewer may see. */
export function seenStatements(viewer: Viewer, now: number): readonly Statement[] {
  return recordsOf(viewer.tables.statements)
    .filter(({ customerId }) => viewer.sees(customerId))
    .map((record) => toStatementRow(record, viewer, now));
}
