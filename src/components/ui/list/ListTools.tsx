import type { Ref } from 'react';
import { isBeforeSession } from '../../../domain/reading';
import { Part } from '../../../theme/Part';
import { inertWhen } from '../inert';
import { SearchField } from '../SearchField';
import { LazyListDisplay } from './LazyListDisplay';
import { LazyListViews } from './LazyListViews';
import { ListFilters } from './ListFilters';
import type { ListProps } from './list-props';

/** The line above a list: search, filters, and what else belongs to it. */
export function ListTools<Row>({
  list,
  search,
  filters,
  tools,
  now = 0,
  columns,
  rows,
  searchRef,
  isBusy,
}: Pick<ListProps<Row>, 'list' | 'search' | 'filters' | 'tools' | 'now' | 'columns'> & {
  rows: readonly Row[];
  searchRef: Ref<HTMLInputElement>;
  isBusy: boolean;
}) {
  const { rows: reading, settings } = list;
  if (!search && !filters && !tools && !settings) return null;
  return (
    <Part as="div" data-slot="list-tools" ref={inertWhen(isBeforeSession(reading))}>
      {search && (
        <SearchField
          ref={searchRef}
          isLabelHidden
          label={search.label}
          placeholder={search.placeholder}
          value={list.searchText}
          onChange={list.onSearchTextChange}
          hint={list.isSearchTooShort ? search.tooShort : undefined}
          isBusy={isBusy}
        />
      )}
      {filters && (
        <ListFilters
          filters={filters}
          facets={reading.status === 'ready' ? (reading.data.facets ?? NONE) : undefined}
          query={list.query}
          now={now}
          onQueryChange={list.onQueryChange}
        />
      )}
      {(tools || settings) && (
        <Part as="div" data-slot="list-tools-end">
          {tools}
          {settings?.views && <LazyListViews views={settings.views} />}
          {settings && (
            <LazyListDisplay
              columns={columns}
              rows={rows}
              settings={settings}
              query={list.query}
              onQueryChange={list.onQueryChange}
            />
          )}
        </Part>
      )}
    </Part>
  );
}

const NONE: readonly never[] = [];
