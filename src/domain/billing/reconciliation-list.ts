import { type ListQuery, type ListRules, sortField } from '../list-query';
import { clampPage, type Facet, lastPageOf, type Page } from '../paging';
import { foldedSearch, foldedText } from '../text/fold';
import type { ReconciliationRow } from './reconciliation';

/** What the rows can be sorted and filtered by. All of them are here, so we do it. */
export const RECONCILIATION_LIST: ListRules = {
  sorts: ['productName', 'customerName', 'net', 'cost'],
  filters: ['result'],
  start: { pageSize: 20 },
};

/** What a month comes to. */
export interface ReconciliationSummary {
  /** Subscriptions that were bought or billed. */
  readonly total: number;
  /** Those that were not billed as they were bought. */
  readonly differing: number;
  /** Whether a side has no statement yet: neither clean nor an alarm. */
  readonly isNothingYet: boolean;
}

/** What a month comes to. */
export function reconciliationSummary(rows: readonly ReconciliationRow[]): ReconciliationSummary {
  const compared = rows.filter(({ result }) => result !== 'nothingToCompare');
  return {
    total: compared.length,
    differing: compared.filter(({ result }) => result !== 'match').length,
    isNothingYet: compared.length === 0,
  };
}

const SORTED: Readonly<Record<string, (row: ReconciliationRow) => string | number>> = {
  productName: ({ productName }) => productName,
  customerName: ({ customerName }) => customerName,
  net: ({ net }) => net ?? 0,
  cost: ({ cost }) => cost ?? 0,
};

function sorted(rows: readonly ReconciliationRow[], sort: string): readonly ReconciliationRow[] {
  const value = SORTED[sortField(sort)];
  // What is to be looked at comes first.
  if (!value) {
    return [...rows].sort(
      (one, other) => Number(one.result === 'match') - Number(other.result === 'match'),
    );
  }
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return sign * (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b)));
  });
}

function facetOf(rows: readonly ReconciliationRow[]): Facet {
  const counts = new Map<string, number>();
  for (const { result } of rows) counts.set(result, (counts.get(result) ?? 0) + 1);
  return { field: 'result', values: [...counts].map(([value, count]) => ({ value, count })) };
}

/** One page of the rows. A page after the last one counts as the last. */
export function reconciliationPage(
  rows: readonly ReconciliationRow[],
  query: ListQuery,
): Page<ReconciliationRow> {
  const text = foldedSearch(query.searchString);
  const found = rows.filter(({ customerName, productName }) =>
    [customerName, productName].some((name) => foldedText(name).includes(text)),
  );
  const { result: wanted = [] } = query.filters;
  const matching = sorted(
    found.filter(({ result }) => wanted.length === 0 || wanted.includes(result)),
    query.sort,
  );
  const { pageSize } = query;
  const totalRecords = matching.length;
  const first =
    (clampPage(query.pageNumber, lastPageOf({ ...query, totalRecords })) - 1) * pageSize;
  return {
    data: matching.slice(first, first + pageSize),
    totalRecords,
    totalPages: Math.ceil(totalRecords / pageSize),
    facets: [facetOf(found)],
  };
}
