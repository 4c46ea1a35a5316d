import type { PagedListProps, PagedRows } from '../components/ui/paged-rows';
import type { Page } from '../domain/paging';
import type { Reading } from '../domain/reading';
import type { SearchedPages } from '../hooks/reads/useSearchedPages';
import { retryProps } from './reading-props';

interface PagedList<Row> extends Omit<SearchedPages, 'selected'> {
  readonly reading: Reading<Page<Row>>;
}

/** What a screen shows of a list that is searched and read page by page. */
export function pagedListProps<Row>(list: PagedList<Row>): PagedListProps<Row> {
  return {
    state: rowsOf(list.reading),
    ...retryProps(list.reading),
    searchText: list.searchText,
    onSearchTextChange: list.setSearchText,
    isSearchTooShort: list.isSearchTooShort,
    search: list.search,
    position: list.position,
    onPositionChange: list.setPosition,
    onSelectionChange: list.setSelected,
  };
}

function rowsOf<Row>(reading: Reading<Page<Row>>): PagedRows<Row> {
  switch (reading.status) {
    case 'failed':
      return { status: 'error', text: reading.failure.serverMessage ?? '' };
    case 'ready': {
      const { data: rows, totalRecords, totalPages } = reading.data;
      return {
        status: 'ready',
        rows,
        totalRecords,
        totalPages,
        isRefreshing: reading.isRefreshing ?? false,
        isStale: reading.isStale,
      };
    }
    default:
      return { status: 'loading' };
  }
}
