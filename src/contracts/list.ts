import type { Access, NeedRefusal } from '../domain/access';
import type { Failure } from '../domain/failure';
import type { ListQuery } from '../domain/list-query';
import type { ListChoices } from '../domain/lists/list-settings';
import type { SavedView } from '../domain/lists/list-views';
import type { Page } from '../domain/paging';
import type { Reading } from '../domain/reading';
import type { CsvStyle } from '../domain/text/csv';

/** A list exported for spreadsheets: the same records, without pages (wire §2). */
export interface CsvExport {
  /** Whether the viewer may export it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the file is being created. */
  readonly isPending: boolean;
  /** Why the last attempt failed; null for no failure. */
  readonly failure: Failure | null;
  /** Creates the file in a style and saves it. */
  readonly onExport: (style?: CsvStyle) => void;
  /** The selected style. @default that of the reader's language */
  readonly style?: CsvStyle | undefined;
  /** Called with the selected style, to store it. @default no choice */
  readonly onStyleChange?: ((style: CsvStyle) => void) | undefined;
}

/** A list that is read page by page, searched, sorted, filtered and selected from. */
export interface ListState<Row> {
  /**
   * Key under which the user's settings of the list are stored, such as `orders`. @default none are
   * stored
   */
  readonly name?: string | undefined;
  /** The loaded page; `ready` even without rows. */
  readonly rows: Reading<Page<Row>>;
  /** The query of the rows, loaded or pending. */
  readonly query: ListQuery;
  /** Called with the next query: another page, size, order or filter. */
  readonly onQueryChange: (query: ListQuery) => void;
  /** The text of the search; the query follows after a debounce. */
  readonly searchText: string;
  /** Called with each change of the text. */
  readonly onSearchTextChange: (text: string) => void;
  /** The text is too short to search with; the rows stay as they are. */
  readonly isSearchTooShort: boolean;
  /** Keys of the selected rows of this page. */
  readonly selectedKeys: ReadonlySet<string>;
  /** Called with the keys of all selected rows. */
  readonly onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Selection of all matching records on all pages. @default only the current page */
  readonly matches?: ListMatches<Row> | undefined;
  /** The user's stored settings of the list. @default as declared, not adjustable */
  readonly settings?: ListSettings | undefined;
}

/** A user's stored settings of a list, and how to change them. */
export interface ListSettings extends ListChoices {
  /** Called with the changed settings. */
  readonly onChange: (changes: Partial<ListChoices>) => void;
  /** Saves a file for a spreadsheet; the name says which list it is, and the day. */
  readonly onSaveCsv: (text: string) => void;
  /** Its saved views. @default none if the page's address is unknown */
  readonly views?: ListViews | undefined;
}

/** The saved views of a list. */
export interface ListViews {
  /** All of them, in the order in which they were saved. */
  readonly saved: readonly SavedView[];
  /** The open view; null for none. */
  readonly current: SavedView | null;
  /** The address of a view; null for the list's initial state. */
  readonly hrefOf: (view: SavedView | null) => string;
  /**
   * Saves the current state under a name, replacing a view of the same name. Returns false if the
   * limit is reached.
   */
  readonly onSave: (name: string) => boolean;
  /** Called with the view to delete. */
  readonly onDelete: (view: SavedView) => void;
  /** Copies the address of the current state, columns included, for sharing. */
  readonly onCopy: () => void;
  /** Whether it has just been copied. */
  readonly isCopied: boolean;
}

/** All records that match a list's search and filters, for bulk actions. */
export interface ListMatches<Row> {
  /** How many there are, on all pages. */
  readonly total: number;
  /** All records, once requested and selected; null before. */
  readonly rows: readonly Row[] | null;
  /** Whether they are being read. */
  readonly isPending: boolean;
  /** Why the last read failed; null for no failure. */
  readonly failure: Failure | null;
  /** Reads all records and selects those that are selectable. */
  readonly onSelect: () => void;
}
