import type { PagedListProps, PagedRows } from '../components/ui/paged-rows';
import type { Page } from '../domain/paging';
import type { Reading } from '../hooks/reads/useRead';
import type { SearchedPages } from '../hooks/reads/useSearchedPages';

interface PagedList<Row> extends Omit<SearchedPages, 'selected'> {
  readonly reading: Reading<Page<Row>>;
}

/** What a screen shows of a list that is searched and read page by page. */
export function pagedListProps<Row>(list: PagedList<Row>): PagedListProps<Row> {
  return {
    state: rowsOf(list.reading),
    onRetry: list.reading.retry,
    isRetrying: list.reading.isRetrying,
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
    case 'error':
      return { status: 'error', text: reading.error.serverMessage };
    case 'ready': {
      const { data: rows, totalRecords, totalPages } = reading.data;
      return {
        status: 'ready',
        rows,
        totalRecords,
        totalPages,
        isRefreshing: reading.isRetrying,
        isStale: reading.refreshError !== null && !reading.isPrevious,
      };
    }
    default:
      return { status: 'loading' };
  }
}
