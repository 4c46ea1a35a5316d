import type { PagePosition } from '../../domain/paging';

/** The rows of a list that comes page by page. */
export type PagedRows<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly text: string }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      /** Null when the server does not say. */
      readonly totalRecords: number | null;
      readonly totalPages: number | null;
      /** Other rows, or newer ones, are on their way; these stay until then. */
      readonly isRefreshing: boolean;
      /** A refresh failed; the rows are those of the last good answer. */
      readonly isStale: boolean;
    };

/** What a list takes that is searched, read page by page, and selected from. */
export interface PagedListProps<Row> {
  state: PagedRows<Row>;
  /** Asks for the rows again, after a failure. */
  onRetry: () => void;
  /** While they are asked for again. */
  isRetrying: boolean;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** The text is too short to search with; the rows are still those of `search`. */
  isSearchTooShort: boolean;
  /** What the rows were searched with; '' for all. */
  search: string;
  position: PagePosition;
  onPositionChange: (position: PagePosition) => void;
  /** Called with the e-mails of all that are selected now. */
  onSelectionChange: (emails: ReadonlySet<string>) => void;
}
