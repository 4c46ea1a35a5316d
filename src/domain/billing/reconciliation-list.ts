import { type ListQuery, type ListRules, sortField } from '../list-query';
import { clampPage, type Facet, lastPageOf, type Page } from '../paging';
import { foldedSearch, foldedText } from '../text/fold';
import type { ReconciliationRow } from './reconciliation';

/** Sorting and filters of the rows. All rows are loaded, so the client sorts and filters. */
export const RECONCILIATION_LIST: ListRules = {
  sorts: ['productName', 'customerName', 'net', 'cost'],
  filters: ['result'],
  start: { pageSize: 20 },
};

/** Summary of a month's reconciliation. */
export interface ReconciliationSummary {
  /** Number of subscriptions that were bought or billed. */
  readonly total: number;
  /** Number of those billed differently than bought. */
  readonly differing: number;
  /** Whether a side has no statement yet; the month is neither clean nor wrong then. */
  readonly isNothingYet: boolean;
}

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
  // Without a sort order, rows that need attention come first.
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

/** Whether rows that match can be hidden: not while the user searches or filters by result. */
export function canHideMatches({ searchString, filters }: ListQuery): boolean {
  return foldedSearch(searchString) === '' && (filters.result ?? []).length === 0;
}

/**
 * One page of the rows. A page number past the end returns the last page.
 *
 * @param hidesMatches - whether to leave out rows that match, if {@link canHideMatches}
 */
export function reconciliationPage(
  rows: readonly ReconciliationRow[],
  query: ListQuery,
  hidesMatches = false,
): Page<ReconciliationRow> {
  const text = foldedSearch(query.searchString);
  const found = rows.filter(({ customerName, productName }) =>
    [customerName, productName].some((name) => foldedText(name).includes(text)),
  );
  const { result: results = [] } = query.filters;
  const isHiding = hidesMatches && canHideMatches(query);
  const matching = sorted(
    found.filter(({ result }) =>
      results.length === 0 ? !isHiding || result !== 'match' : results.includes(result),
    ),
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
