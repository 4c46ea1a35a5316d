import { useMemo, useState } from 'react';
import type { ListState } from '../../../contracts/list';
import type { Entries } from '../../../domain/entries';
import { FIRST_QUERY, type ListQuery } from '../../../domain/list-query';
import { clampPage, lastPageOf, type Page, withUnreadableOf } from '../../../domain/paging';

const NOTHING: ReadonlySet<string> = new Set<string>();
const noop = () => {};

/**
 * State of a list whose records are all in memory, and whose position is not in the address.
 *
 * @param pageOf - searches, sorts and pages; a page beyond the last is the last. Keep it stable
 */
export function useLocalList<Row>(
  all: Entries<Row>,
  pageOf: (all: readonly Row[], query: ListQuery) => Page<Row>,
  start: Partial<ListQuery> = {},
): ListState<Row> {
  const [query, onQueryChange] = useState<ListQuery>({ ...FIRST_QUERY, ...start });
  const page = useMemo(
    () => withUnreadableOf(pageOf(all, query), all, query),
    [all, pageOf, query],
  );
  const last = lastPageOf({ ...query, totalRecords: page.totalRecords });
  return {
    rows: { status: 'ready', data: page, isStale: false },
    query: { ...query, pageNumber: clampPage(query.pageNumber, last) },
    onQueryChange,
    searchText: query.searchString,
    onSearchTextChange: (searchString) => onQueryChange({ ...query, searchString, pageNumber: 1 }),
    isSearchTooShort: false,
    selectedKeys: NOTHING,
    onSelectionChange: noop,
  };
}
