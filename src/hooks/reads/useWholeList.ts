import { useMemo, useState } from 'react';
import { FIRST_QUERY, type ListQuery } from '../../domain/list-query';
import { clampPage, lastPageOf, type Page, withUnreadableOf } from '../../domain/paging';
import { mapReading, type Reading } from '../../domain/reading';
import { searchOf } from '../../domain/text/invisible';
import type { HeldQuery, ListResult } from './useList';
import { useListSearch } from './useListSearch';
import { useListSettings } from './useListSettings';

/** What {@link useWholeList} takes. */
export interface WholeListOptions<Row> extends HeldQuery {
  /** Key under which the user's settings of the list are stored. @default none are stored */
  readonly name?: string | undefined;
  /** All records. Keep the data stable: a new array is paged again. */
  readonly all: Reading<readonly Row[]>;
  /** Searches, filters, sorts and pages; a page beyond the end is the last. Keep it stable. */
  readonly pageOf: (all: readonly Row[], query: ListQuery) => Page<Row>;
  /** Initial query, if uncontrolled. @default the first page, unfiltered */
  readonly start?: Partial<ListQuery> | undefined;
}

const SEARCH_DELAY_MS = 150;
const NOTHING: ReadonlySet<string> = new Set<string>();
const selectNothing = () => {};

/** A list whose records are all loaded: the state of a `useList` without a server. */
export function useWholeList<Row>(options: WholeListOptions<Row>): ListResult<Row> {
  const { all, pageOf } = options;
  const [own, setOwn] = useState<ListQuery>(() => ({ ...FIRST_QUERY, ...options.start }));
  const query = options.query ?? own;

  function onQueryChange(next: ListQuery): void {
    setOwn(next);
    options.onQueryChange?.(next);
  }

  const delayMs = SEARCH_DELAY_MS;
  const search = useListSearch({ query, onQueryChange, searchOf, delayMs });
  const records = all.status === 'ready' ? all.data : null;
  const page = useMemo(
    () => records && withUnreadableOf(pageOf(records, query), records, query),
    [records, pageOf, query],
  );
  const last = page && lastPageOf({ ...query, totalRecords: page.totalRecords });
  return {
    ...search,
    name: options.name,
    rows: page ? mapReading(all, () => page) : (all as Reading<never>),
    query: { ...query, pageNumber: clampPage(query.pageNumber, last) },
    selectedKeys: NOTHING,
    onSelectionChange: selectNothing,
    settings: useListSettings(options.name),
  };
}
