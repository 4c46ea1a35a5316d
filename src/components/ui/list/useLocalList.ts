import { useMemo, useState } from 'react';
import { FIRST_QUERY, type ListQuery, type ListState, sortField } from '../../../domain/list-query';
import { clampPage, lastPageOf } from '../../../domain/paging';

const NOTHING: ReadonlySet<string> = /* @__PURE__ */ new Set<string>();
const noSearch = () => {};

/** What a record is sorted by. */
type SortValue = string | number;

/**
 * The state of a list whose records are all here: it sorts them and cuts them into pages itself.
 *
 * @param sorts - what to sort by, by the names of the columns' `sort`; keep it the same
 */
export function useLocalList<Row>(
  all: readonly Row[],
  sorts: Readonly<Record<string, (row: Row) => SortValue>>,
  start: Partial<ListQuery> = {},
): ListState<Row> {
  const [query, onQueryChange] = useState<ListQuery>({ ...FIRST_QUERY, ...start });
  const { pageSize, sort } = query;
  const sorted = useMemo(() => {
    const sortValue = sorts[sortField(sort)];
    if (sort === '' || !sortValue) return all;
    const sign = sort.startsWith('-') ? -1 : 1;
    return [...all].sort((one, other) => sign * compare(sortValue(one), sortValue(other)));
  }, [all, sorts, sort]);
  const facts = { ...query, totalRecords: all.length };
  const pageNumber = clampPage(query.pageNumber, lastPageOf(facts));
  const first = (pageNumber - 1) * pageSize;
  const data = useMemo(() => sorted.slice(first, first + pageSize), [sorted, first, pageSize]);
  return {
    rows: {
      status: 'ready',
      data: { data, totalRecords: all.length, totalPages: null },
      isStale: false,
    },
    query: { ...query, pageNumber },
    onQueryChange,
    searchText: '',
    onSearchTextChange: noSearch,
    isSearchTooShort: false,
    selectedKeys: NOTHING,
    onSelectionChange: noSearch,
  };
}

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other));
}
