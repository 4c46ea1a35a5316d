import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../../api/client';
import type { ListState } from '../../contracts/list';
import { FIRST_QUERY, keptKeys, type ListQuery } from '../../domain/list-query';
import { type Page, pageWithRows } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import { searchOf } from '../../domain/text/invisible';
import { useKeepSelection, useKeptSelection } from './kept-selections';
import { useListSearch } from './useListSearch';
import { useListSettings } from './useListSettings';
import { useMatches } from './useMatches';
import { useRead } from './useRead';

/** The state of a list, if controlled, for example kept in the address. */
export interface HeldQuery {
  /** The query of the list. @default uncontrolled */
  readonly query?: ListQuery | undefined;
  /** Called with the new query. @default nothing */
  readonly onQueryChange?: ((query: ListQuery) => void) | undefined;
}

/** What {@link useList} takes. */
export interface ListOptions<Row, Answer extends Page<Row>> extends HeldQuery {
  /**
   * Key under which the user's settings of the list are stored: letters and digits, such as
   * `orders`. @default none are stored
   */
  readonly name?: string | undefined;
  /** The query key of a response. */
  readonly key: (query: ListQuery) => QueryKey;
  /** Reads a page. Use functions of the API, whose errors are `ApiError`. */
  readonly read: (
    client: ApiClient,
    query: ListQuery,
    options: { readonly signal: AbortSignal },
  ) => Promise<Answer>;
  /** The key of a row, unique over all pages. */
  readonly getRowKey: (row: Row) => string;
  /** Whether a row may be selected. @default every row may */
  readonly canSelect?: ((row: Row) => boolean) | undefined;
  /** The search string of a text; null if it is too short. @default the trimmed text */
  readonly searchOf?: ((text: string) => string | null) | undefined;
  /** Debounce of the search, in milliseconds. @default 300 */
  readonly searchDelayMs?: number | undefined;
  /**
   * How many records can be selected at once over all pages, at most 1,000; they are read on
   * request. @default 0: a selection is limited to its page
   */
  readonly mostMatches?: number | undefined;
  /** Initial query, if uncontrolled. @default the first page, unfiltered */
  readonly start?: Partial<ListQuery> | undefined;
  /** False delays the request. @default true */
  readonly isEnabled?: boolean | undefined;
}

/** What {@link useList} returns: the state of a list, with its pages as read. */
export interface ListResult<Row, Answer extends Page<Row> = Page<Row>> extends ListState<Row> {
  /** The loaded page; the previous one stays until the next has loaded, even if empty. */
  readonly rows: Reading<Answer>;
  /** The query with the current search text, for presses before the debounce has ended. */
  readonly typedQuery: ListQuery;
}

const SEARCH_DELAY_MS = 300;
const NOTHING: ReadonlySet<string> = new Set<string>();
const isEmpty = () => false;

/**
 * A list paged by the server: search, order, filters, page and selection. A search or a filter
 * starts on the first page; outdated responses are never shown; a page that becomes empty is
 * replaced by the previous one (contract §4.7); a selection is limited to its page, and a removed
 * row is not selected again when it returns.
 *
 * @example
 * const usePeople = () =>
 *   useList<UserRow>({
 *     key: (query) => ['people', query],
 *     read: listUsers,
 *     getRowKey: ({ email }) => email,
 *   });
 */
export function useList<Row, Answer extends Page<Row> = Page<Row>>(
  options: ListOptions<Row, Answer>,
): ListResult<Row, Answer> {
  const { key, read, getRowKey, canSelect, isEnabled = true } = options;
  const [own, setOwn] = useState<ListQuery>(() => ({ ...FIRST_QUERY, ...options.start }));
  const query = options.query ?? own;
  const settings = useListSettings(options.name);
  const place = JSON.stringify(query);
  const keeping = useKeptSelection(options.name);
  const [selection, select] = useState(() => keeping.before ?? { place, keys: NOTHING });
  useKeepSelection(keeping, selection);
  const selectedKeys = selection.place === place ? selection.keys : NOTHING;

  function onQueryChange(next: ListQuery): void {
    setOwn(next);
    options.onQueryChange?.(next);
  }

  const search = useListSearch({
    query,
    onQueryChange,
    searchOf: options.searchOf ?? searchOf,
    delayMs: options.searchDelayMs ?? SEARCH_DELAY_MS,
  });
  const rows = useRead({
    key: key(query),
    isEnabled,
    keepsPrevious: true,
    isEmpty,
    read: (client, signal) => read(client, query, signal),
  });

  const here = rows.status === 'ready' && !rows.isPrevious ? rows.data : null;
  const isSettled = rows.status === 'ready' && !rows.isRefreshing;
  const pageNumber = here && isSettled ? pageWithRows(query, here) : query.pageNumber;
  const isLeaving = pageNumber !== query.pageNumber;
  const leaving = isLeaving ? place : null;
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Once: a controlled query may change late, after several renders.
    if (leaving === left.current) return;
    left.current = leaving;
    if (leaving !== null) onQueryChange({ ...query, pageNumber });
  });

  const matches = useMatches<Row>({
    most: options.mostMatches,
    query,
    page: here,
    read,
    onRead: (all) =>
      select({ place, keys: keptKeys(all, new Set(all.map(getRowKey)), getRowKey, canSelect) }),
  });
  if (here && selectedKeys.size > 0) {
    const kept = keptKeys(matches?.rows ?? here.data, selectedKeys, getRowKey, canSelect);
    if (kept.size !== selectedKeys.size) select({ place, keys: kept });
  }

  return {
    ...search,
    name: options.name,
    // An empty page that is about to be left does not mean that the list is empty.
    rows: isLeaving && rows.status === 'ready' ? { ...rows, isRefreshing: true } : rows,
    query,
    selectedKeys,
    onSelectionChange: (keys) => select({ place, keys }),
    matches,
    settings,
  };
}
