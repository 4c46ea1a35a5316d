import type { Access, NeedRefusal } from '../domain/access';
import type { Failure } from '../domain/failure';
import type { ListQuery } from '../domain/list-query';
import type { ListChoices } from '../domain/lists/list-settings';
import type { SavedView } from '../domain/lists/list-views';
import type { Page } from '../domain/paging';
import type { Reading } from '../domain/reading';
import type { CsvStyle } from '../domain/text/csv';

/** A list as a file for a spreadsheet: the same records, without pages (wire §2). */
export interface CsvExport {
  /** Whether the viewer may have it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** While the file is made. */
  readonly isPending: boolean;
  /** Why the last try failed; null for nothing. */
  readonly failure: Failure | null;
  /** Makes the file in a style and saves it. */
  readonly onExport: (style?: CsvStyle) => void;
  /** The style that was chosen. @default that of the reader's language */
  readonly style?: CsvStyle | undefined;
  /** Called with the style that is chosen; it is remembered. @default no choice */
  readonly onStyleChange?: ((style: CsvStyle) => void) | undefined;
}

/** A list that is read page by page, searched, sorted, filtered and selected from. */
export interface ListState<Row> {
  /** What it is called where is remembered how its user likes it, such as `orders`. @default nothing */
  readonly name?: string | undefined;
  /** The page that is there; however empty, it is `ready`. */
  readonly rows: Reading<Page<Row>>;
  /** What the rows were, or will be, asked for with. */
  readonly query: ListQuery;
  /** Called with where the list goes: another page, size, order or filter. */
  readonly onQueryChange: (query: ListQuery) => void;
  /** The text of the search, which the query follows once it is unchanged for a moment. */
  readonly searchText: string;
  /** Called with each change of the text. */
  readonly onSearchTextChange: (text: string) => void;
  /** The text is too short to search with; the rows stay as they are. */
  readonly isSearchTooShort: boolean;
  /** Keys of what is selected on this page. */
  readonly selectedKeys: ReadonlySet<string>;
  /** Called with the keys of all that is selected now. */
  readonly onSelectionChange: (keys: ReadonlySet<string>) => void;
  /**
   * All that matches, on all pages, to be selected at once. @default what is on the page can be
   */
  readonly matches?: ListMatches<Row> | undefined;
  /** How its user likes it, remembered for them. @default as it is declared, without a choice */
  readonly settings?: ListSettings | undefined;
}

/** How a user likes a list, remembered for them, and how they change it. */
export interface ListSettings extends ListChoices {
  /** Called with what they want otherwise. */
  readonly onChange: (changes: Partial<ListChoices>) => void;
  /** Saves a file for a spreadsheet; the name says which list it is, and the day. */
  readonly onSaveCsv: (text: string) => void;
  /** Its saved views. @default none, where its page's address is not known */
  readonly views?: ListViews | undefined;
}

/** The saved views of a list. */
export interface ListViews {
  /** All of them, in the order in which they were saved. */
  readonly saved: readonly SavedView[];
  /** The one that is open; null for none. */
  readonly current: SavedView | null;
  /** The address of a view; of the list as it begins for null. */
  readonly hrefOf: (view: SavedView | null) => string;
  /**
   * Saves what is shown under a name, in the place of a view that is called the same. Returns false
   * where there is no room.
   */
  readonly onSave: (name: string) => boolean;
  /** Called with the view that is to go. */
  readonly onDelete: (view: SavedView) => void;
  /** Copies the address of what is shown, columns included, to send it to somebody. */
  readonly onCopy: () => void;
  /** Whether it has just been copied. */
  readonly isCopied: boolean;
}

/** All records that match a list's search and filters, for what is done with many of them. */
export interface ListMatches<Row> {
  /** How many there are, on all pages. */
  readonly total: number;
  /** All of them, once they were asked for and selected; null before. */
  readonly rows: readonly Row[] | null;
  /** Whether they are being read. */
  readonly isPending: boolean;
  /** Why they could not be read the last time; null for nothing. */
  readonly failure: Failure | null;
  /** Reads them all, and selects those that may be. */
  readonly onSelect: () => void;
}
