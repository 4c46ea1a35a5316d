import type { CallOptions } from '../../api/call';
import { getReconciliation, getStatement, listStatements } from '../../api/calls/billing';
import type { ApiClient } from '../../api/client';
import type { ComparedStatements } from '../../contracts/billing';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import type { Statement } from '../../domain/billing/statement';
import {
  type ComparePlace,
  comparableMonths,
  comparisonOf,
  latestToCompare,
  monthBefore,
} from '../../domain/billing/statement-compare';
import { monthsOnly, STATEMENTS_LIST } from '../../domain/billing/statements-list';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import { type CivilMonth, civilDateOf, firstDayOf, monthOf } from '../../domain/time/civil-date';
import { statementKeys } from '../reads/keys';
import {
  type ListSource,
  listQuery,
  type ReadQuery,
  type ReadSource,
  readQuery,
} from '../reads/read-query';
import { presentTime } from '../timing/present-time';
import { readStatements } from './read-statements';

/** Number of months to choose from. */
const MOST_MONTHS = 100;

async function readCompared(
  client: ApiClient,
  { a, b }: ComparePlace,
  call: CallOptions,
): Promise<ComparedStatements> {
  const after = await getStatement(client, { id: b ?? '' }, call);
  const filters = { customerId: [after.customerId], issuerId: [after.issuerId] };
  const request = { pageNumber: 1, pageSize: MOST_MONTHS, sort: '-period', filters };
  const { data } = await listStatements(client, request, call);
  const months = comparableMonths(after, data, a);
  const id = a ?? monthBefore(after, months)?.id;
  const before = id === undefined ? null : await getStatement(client, { id }, call);
  const comparison = comparisonOf(before, after, presentTime(client));
  return { months, before, after, comparison };
}

/** The initial month of the reconciliation: the previous one. */
export const lastWholeMonth = (now: number): CivilMonth =>
  monthOf(firstDayOf(monthOf(civilDateOf(now)), -1));

export const statementsSource = { key: statementKeys.list, read: readStatements };

/** What a company pays is what its customers' prices cost it: the client view leaves it out. */
export const withoutPayable = <Query extends Pick<ListQuery, 'filters'>>(query: Query): Query => ({
  ...query,
  filters: { ...query.filters, direction: ['receivable'] },
});

/** A list of statements as the client view shows it. */
export const clientSource = (source: ListSource<Page<Statement>>): ListSource<Page<Statement>> => ({
  key: (query) => source.key(withoutPayable(query)),
  read: (client, query, call) => source.read(client, withoutPayable(query), call),
});
/** The statements that can be compared. */
export const monthsSource: ListSource<Page<Statement>> = {
  key: (query) => statementKeys.list(monthsOnly(query)),
  read: (client, query, call) => readStatements(client, monthsOnly(query), call),
};
export const statementSource = (id: string): ReadSource<Statement> => ({
  key: statementKeys.one(id),
  read: (client, call) => getStatement(client, { id }, call),
});
export const comparedSource = (place: ComparePlace): ReadSource<ComparedStatements> => ({
  key: statementKeys.compared(place.a, place.b),
  read: (client, call) => readCompared(client, place, call),
});
/** Id of the statement that a comparison begins with; null if none has a month before. */
export const latestSource = (query: ListQuery): ReadSource<string | null> => ({
  key: [...statementKeys.latest, ...(query.filters.direction ?? [])],
  async read(client, call) {
    const request = { ...monthsOnly(query), pageSize: MOST_MONTHS, sort: '-period' };
    const { data } = await listStatements(client, request, call);
    return latestToCompare(data)?.id ?? null;
  },
});
export const reconciliationSource = (
  period: CivilMonth,
): ReadSource<readonly ReconciliationRow[]> => ({
  key: statementKeys.reconciliation(period),
  read: (client, call) => getReconciliation(client, { period }, call),
});

/**
 * A page of the statements, as `useStatementsScreen` reads it.
 * @param query - the state of the list; a provider's begins at `statementsListFor(viewer).start`.
 * @default its first page
 */
export function statementsQuery(
  client: ApiClient,
  query?: Partial<ListQuery>,
): ReadQuery<Page<Statement>> {
  return listQuery(client, statementsSource, { ...STATEMENTS_LIST.start, ...query });
}

/** One statement, as `useStatementScreen` reads it. */
export function statementQuery(client: ApiClient, id: string): ReadQuery<Statement> {
  return readQuery(client, statementSource(id));
}

/** Two statements beside each other, as `useCompareStatementsScreen` reads them. */
export function comparedStatementsQuery(
  client: ApiClient,
  place: ComparePlace,
): ReadQuery<ComparedStatements> {
  return readQuery(client, comparedSource(place));
}

/**
 * What was bought and billed in a month, as `useReconcileScreen` reads it.
 * @param period - the month. @default the previous one
 */
export function reconciliationQuery(
  client: ApiClient,
  period: CivilMonth = lastWholeMonth(presentTime(client)),
): ReadQuery<readonly ReconciliationRow[]> {
  return readQuery(client, reconciliationSource(period));
}
