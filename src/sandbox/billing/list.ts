import type { Statement } from '../../domain/billing/statement';
import { type CommerceList, recordsOf } from '../commerce/list';
import { toStatement } from '../commerce/records';
import type { Viewer } from '../commerce/viewer';

/** The list of statements (wire §2). */
export const STATEMENTS: CommerceList<Statement> = {
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
  },
  facets: ['state'],
  idOf: ({ id }) => id,
  searched: ({ number, customerName }) => [number, customerName],
  sums: {
    currency: ({ currency }) => currency,
    amounts: {
      net: ({ net }) => net,
      tax: ({ tax }) => tax,
      total: ({ total }) => total,
      paid: ({ paid }) => paid,
      balance: ({ balance }) => balance,
    },
  },
};

/** The statements that somebody may know of. */
export function seenStatements(viewer: Viewer, now: number): readonly Statement[] {
  return recordsOf(viewer.tables.statements)
    .filter(({ customerId }) => viewer.sees(customerId))
    .map((record) => toStatement(record, viewer, now));
}
