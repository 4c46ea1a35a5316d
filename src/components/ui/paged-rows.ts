import type { Page, PagePosition } from '../../domain/paging';
import type { Reading } from '../../domain/reading';

/** What a list takes that is searched, read page by page, and selected from. */
export interface PagedListProps<Row> {
  /** The page that is there; however empty, it is `ready`. */
  rows: Reading<Page<Row>>;
  /** The text of the search. */
  searchText: string;
  /** Called with each change of the text. */
  onSearchTextChange: (text: string) => void;
  /** The text is too short to search with; the rows are still those of `search`. */
  isSearchTooShort: boolean;
  /** What the rows were searched with; '' for all. */
  search: string;
  /** Where the list is. */
  position: PagePosition;
  /** Called with the page, or the page size, that was chosen. */
  onPositionChange: (position: PagePosition) => void;
  /** The e-mails of those that are selected. */
  selectedKeys: ReadonlySet<string>;
  /** Called with the e-mails of all that are selected now. */
  onSelectionChange: (emails: ReadonlySet<string>) => void;
}

/** A reading as a `Table` says it. */
export function tableStatus(rows: Reading<unknown>) {
  if (rows.status === 'failed') return 'error' as const;
  if (rows.status === 'loading') return 'loading' as const;
  return rows.isRefreshing ? ('refreshing' as const) : ('ready' as const);
}
