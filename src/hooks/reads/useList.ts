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

/** Where a list is, when you hold it: in an address, for example. */
export interface HeldQuery {
  /** Where it is. @default the hook holds it itself */
  readonly query?: ListQuery | undefined;
  /** Called with where it goes. @default nothing */
  readonly onQueryChange?: ((query: ListQuery) => void) | undefined;
}

/** What {@link useList} takes. */
export interface ListOptions<Row, Answer extends Page<Row>> extends HeldQuery {
  /**
   * What the list is called where is remembered how its user likes it: letters and digits, such as
   * `orders`. @default nothing is remembered
   */
  readonly name?: string | undefined;
  /** Under which key an answer is cached. */
  readonly key: (query: ListQuery) => QueryKey;
  /** Reads a page. Keep to functions of the API, whose errors are `ApiError`. */
  readonly read: (
    client: ApiClient,
    query: ListQuery,
    options: { readonly signal: AbortSignal },
  ) => Promise<Answer>;
  /** The key of a row, unique over all pages. */
  readonly getRowKey: (row: Row) => string;
  /** Whether a row may be selected. @default every row may */
  readonly canSelect?: ((row: Row) => boolean) | undefined;
  /** What a text searches for; null when it is too short. @default the text without blanks around it */
  readonly searchOf?: ((text: string) => string | null) | undefined;
  /** How long the text is unchanged before it is searched for, in milliseconds. @default 300 */
  readonly searchDelayMs?: number | undefined;
  /**
   * How many records can be selected at once over all pages, at most 1,000; they are read when
   * somebody wants that. @default 0: a selection ends with its page
   */
  readonly mostMatches?: number | undefined;
  /** Where it begins, when the hook holds it. @default the first page of everything */
  readonly start?: Partial<ListQuery> | undefined;
  /** False waits with asking. @default true */
  readonly isEnabled?: boolean | undefined;
}

/** What {@link useList} returns: a list's state, with the pages as they were read. */
export interface ListResult<Row, Answer extends Page<Row> = Page<Row>> extends ListState<Row> {
  /** The page that is there; the one before stays until the next is there, however empty. */
  readonly rows: Reading<Answer>;
  /** The query with what is typed by now: what is pressed before the search has followed takes it. */
  readonly typedQuery: ListQuery;
}

const SEARCH_DELAY_MS = 300;
const NOTHING: ReadonlySet<string> = new Set<string>();
const isEmpty = () => false;

/**
 * A list that the server cuts into pages: search, order, filters, page and selection. A search or a
 * filter starts on the first page; an overtaken answer is never shown; a page whose last row went
 * away is replaced by the one before (contract §4.7); a selection ends with its page, and a row that
 * has left is not selected again when it comes back.
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
    // Once: who holds the query may take a while, and be rendered many times before it changes.
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
    // An empty page that is about to be left says nothing of the list.
    rows: isLeaving && rows.status === 'ready' ? { ...rows, isRefreshing: true } : rows,
    query,
    selectedKeys,
    onSelectionChange: (keys) => select({ place, keys }),
    matches,
    settings,
  };
}
