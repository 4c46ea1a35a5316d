import type { RefObject } from 'react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { countOf, type Entries } from '../../../domain/entries';
import { chosenColumns } from '../../../domain/lists/list-settings';
import { readPage } from '../../../domain/read-page';
import type { Reading } from '../../../domain/reading';
import { dataOr, isBeforeSession } from '../../../domain/reading';
import { uiChartMessages, uiTimeMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { useParts } from '../../../theme/appearance';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { lazyPart } from '../lazy-part';
import { Pager } from '../Pager';
import { StaleBanner } from '../StaleBanner';
import { Table } from '../Table';
import { ListIds } from './ListIds';
import { ListEmptyState, ListFailure } from './ListStates';
import { ListTools } from './ListTools';
import { ListTotals } from './ListTotals';
import { tableColumns } from './list-columns';
import { LIST, type WideFrom } from './list-css';
import type { ListProps } from './list-props';
import { SelectionBar } from './SelectionBar';
import { useDrawn } from './useDrawn';
import { useListPresses } from './useListPresses';

/**
 * A bulk action removes the selection bar with its focused button: focus moves to the checkbox of
 * all rows (contract §4.10).
 */
function useSelectionFocus(frame: RefObject<HTMLElement | null>, hasBar: boolean): void {
  const had = useRef(false);
  useEffect(() => {
    const isGone = had.current && !hasBar;
    had.current = hasBar;
    if (!isGone) return;
    // A closing dialog keeps the page inert until its cleanup is done.
    requestAnimationFrame(() => {
      const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined;
      const focused = root && readPage(root, 'activeElement');
      const page = frame.current?.ownerDocument;
      if (focused && page && focused !== readPage(page, 'body')) return;
      frame.current?.querySelector<HTMLElement>('[data-select]')?.focus();
    });
  }, [frame, hasBar]);
}

/** Maps a reading to the status of `Table`. */
function tableStatus(rows: Reading<unknown>) {
  if (rows.status === 'failed') return 'error' as const;
  if (rows.status === 'loading') return 'loading' as const;
  return rows.isRefreshing ? ('refreshing' as const) : ('ready' as const);
}

/** One styled component per width, so that the browser only gets the rules it needs. */
const FRAMES = {
  600: styled('div')(layered(() => LIST(600))),
  840: styled('div')(layered(() => LIST(840))),
  960: styled('div')(layered(() => LIST(960))),
} as const satisfies Record<WideFrom, unknown>;

/** Split: only for users who turned on keyboard shortcuts. */
const ListKeys = lazyPart(async () => (await import('./ListKeys')).ListKeys);

const NO_PAGE = { data: [], totalRecords: null, totalPages: null };
const NO_ACTIONS: readonly never[] = [];

/**
 * A list of records with search, filters, table, pager, and a bar for the selection. Declare
 * columns and texts; `useList` returns its state.
 *
 * @example
 * const Books = (props: { list: ListState<{ isbn: string; title: string; price: Money }>; now: number }) => (
 *   <List
 *     {...props}
 *     label="Books"
 *     columns={[
 *       {
 *         id: 'title',
 *         kind: 'name',
 *         header: 'Title',
 *         sort: 'title',
 *         value: ({ isbn, title }) => ({ text: title, href: `/books/${isbn}` }),
 *       },
 *       { id: 'price', kind: 'money', header: 'Price', value: ({ price }) => price },
 *     ]}
 *     getRowKey={({ isbn }) => isbn}
 *     search={{ label: 'Search books' }}
 *     empty={{ title: 'No books yet' }}
 *     failedText="The books could not be loaded."
 *   />
 * );
 */
export function List<Row>(props: ListProps<Row>) {
  const { list, columns, now = 0, getRowKey, canSelect, bulkActions = NO_ACTIONS, onOpen } = props;
  const { wideFrom = 600 } = props;
  const Frame = FRAMES[wideFrom];
  const { rows: reading, query, onQueryChange } = list;
  const t = useMessages(uiTimeMessages);
  const tChart = useMessages(uiChartMessages);
  const locale = useMessagesLocale();
  const part = useParts();
  const search = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  const page = dataOr(reading, NO_PAGE);
  const rows = page.data as Entries<Row>;
  const status = tableStatus(reading);
  const { sort } = query;
  const chosenIds = list.settings?.columns ?? null;
  const visibleColumns = useMemo(
    () =>
      chosenColumns(columns, chosenIds).filter(
        (column) =>
          !column.isRare || chosenIds !== null || rows.some((row) => column.value(row) !== null),
      ),
    [columns, chosenIds, rows],
  );
  const drawn = useDrawn(frame, wideFrom);
  const table = useMemo(
    () => tableColumns(visibleColumns, sort, { locale, now, t, tChart, part }, drawn),
    [visibleColumns, sort, locale, now, t, tChart, part, drawn],
  );
  const { matches } = list;
  const all = matches?.rows ?? rows;
  const chosen = all.filter(
    (row) => list.selectedKeys.has(getRowKey(row)) && (canSelect?.(row).allowed ?? true),
  );
  const isPageChosen = rows.every(
    (row) => list.selectedKeys.has(getRowKey(row)) || canSelect?.(row).allowed === false,
  );
  // Only while everything that matches is selected.
  const leftOut = ((isPageChosen && matches?.rows) || []).flatMap((row) => {
    const access = canSelect?.(row);
    return access && !access.allowed ? [access.reason] : [];
  });
  const elsewhere = (page.totalRecords ?? 0) - countOf(rows);
  const [first] = rows;
  const name = columns.find((column) => column.kind === 'name');
  const hasLinks = first !== undefined && name?.value(first).href !== undefined;
  const isSelectable = props.selectable || bulkActions.length > 0;
  const hasBar = bulkActions.length > 0 && chosen.length > 0;
  const isBare = status === 'error' || (status === 'ready' && countOf(rows) === 0);
  useSelectionFocus(frame, hasBar);
  const onClick = useListPresses({ rows, query, onQueryChange, onOpen });

  return (
    <Frame
      ref={frame}
      data-slot="list"
      data-pressable={onOpen || hasLinks || isSelectable ? '' : undefined}
      data-counted={chosen.length > 0 && !hasBar ? '' : undefined}
      data-list-keys={list.settings?.hasKeys ? '' : undefined}
      data-density={list.settings?.density === 'compact' ? 'compact' : undefined}
      data-bare={isBare ? '' : undefined}
      data-selectable={isSelectable ? '' : undefined}
      data-headless={list.settings && !isSelectable ? '' : undefined}
      className={props.className}
      // Headings sort when pressed.
      onClick={isBeforeSession(reading) ? undefined : onClick}
    >
      <StaleBanner reading={reading} />
      {!props.chart?.isSet && <ListIds list={list} />}
      <ListTools {...props} rows={rows} searchRef={search} isBusy={status === 'refreshing'} />
      <Table
        aria-label={props.label}
        columns={table}
        rows={rows}
        getRowKey={getRowKey}
        getRowLabel={props.getRowLabel}
        rowActions={props.rowActions}
        groupOf={props.groupOf}
        groupNote={
          props.groupNote &&
          ((first) => {
            const name = rows[first] && props.groupOf?.(rows[first]);
            const end = rows.findIndex((row, at) => at > first && props.groupOf?.(row) !== name);
            const isLastPage = page.totalPages !== null && query.pageNumber >= page.totalPages;
            const isCut = (first === 0 && query.pageNumber > 1) || (end < 0 && !isLastPage);
            const grouped = rows.slice(first, end < 0 ? undefined : end);
            const isWhole = !isCut && countOf(rows) === rows.length;
            return <small>{props.groupNote?.(grouped, isWhole)}</small>;
          })
        }
        status={status}
        skeletonRows={props.skeletonRows ?? query.pageSize}
        selectable={isSelectable}
        selectedKeys={matches?.rows ? new Set(chosen.map(getRowKey)) : list.selectedKeys}
        onSelectionChange={(keys) => list.onSelectionChange(new Set([...keys].map(String)))}
        canSelect={canSelect}
        empty={<ListEmptyState {...props} searchRef={search} />}
        error={reading.status === 'failed' && <ListFailure {...props} reading={reading} />}
        content={props.feed?.(rows)}
        head={<ListTotals {...props} columns={visibleColumns} isNarrow={drawn === 'summary'} />}
        footer={
          reading.status === 'ready' ? (
            <Pager
              value={query}
              onChange={(position) => onQueryChange({ ...query, ...position })}
              totalRecords={page.totalRecords}
              totalPages={page.totalPages}
              rowCount={countOf(rows)}
              {...(props.pagerLabel && { 'aria-label': props.pagerLabel })}
            />
          ) : (
            // Reserves the space.
            <span />
          )
        }
      />
      {list.settings?.hasKeys && (
        <Suspense fallback={null}>
          <ListKeys frame={frame} />
        </Suspense>
      )}
      {hasBar && (
        <SelectionBar
          rows={chosen}
          actions={bulkActions}
          elsewhere={isPageChosen && !matches?.rows ? elsewhere : 0}
          matches={isPageChosen ? matches : undefined}
          leftOut={leftOut}
          onClear={() => list.onSelectionChange(new Set())}
        />
      )}
    </Frame>
  );
}
