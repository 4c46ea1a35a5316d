import type { Ref } from 'react';
import { Part } from '../../../theme/Part';
import { SearchField } from '../SearchField';
import { ListFilters } from './ListFilters';
import type { ListProps } from './list-props';

/** The line above a list: search, filters, and what else belongs to it. */
export function ListTools<Row>({
  list,
  search,
  filters,
  tools,
  now = 0,
  searchRef,
  isBusy,
}: Pick<ListProps<Row>, 'list' | 'search' | 'filters' | 'tools' | 'now'> & {
  searchRef: Ref<HTMLInputElement>;
  isBusy: boolean;
}) {
  const { rows } = list;
  if (!search && !filters && !tools) return null;
  return (
    <Part as="div" data-slot="list-tools">
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
          facets={rows.status === 'ready' ? (rows.data.facets ?? NONE) : undefined}
          query={list.query}
          now={now}
          onQueryChange={list.onQueryChange}
        />
      )}
      {tools && (
        <Part as="div" data-slot="list-tools-end">
          {tools}
        </Part>
      )}
    </Part>
  );
}

const NONE: readonly never[] = [];
