import { useState } from 'react';
import {
  DEFAULT_PAGE_SIZE,
  type Page,
  type PagePosition,
  type PageQuery,
  pageWithRows,
} from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import { useDebouncedValue } from '../timing/useDebouncedValue';

/** A position in a list that can be searched. */
export interface ListPlace {
  /** What the rows are searched with; '' lists all. */
  readonly search: string;
  /** The page and its size. */
  readonly position: PagePosition;
}

/** Search, page and selection of a list that the server cuts into pages. */
export interface SearchedPages {
  /** The text of the search. */
  readonly searchText: string;
  /** Changes the text of the search. */
  readonly onSearchTextChange: (text: string) => void;
  /** The text is too short to search with: nothing is asked, and the rows stay. */
  readonly isSearchTooShort: boolean;
  /** What the rows were, or will be, searched with; '' lists all. */
  readonly search: string;
  /** Where the list is. */
  readonly position: PagePosition;
  /** Goes to another page; the selection ends. */
  readonly onPositionChange: (position: PagePosition) => void;
  /** Keys of what is selected on this page. */
  readonly selectedKeys: ReadonlySet<string>;
  /** Selects other rows. */
  readonly onSelectionChange: (keys: ReadonlySet<string>) => void;
}

/** The rules of a list. */
export interface SearchRules {
  /** What a text searches for; null when it is too short. */
  readonly searchOf: (text: string) => string | null;
  /** How long the text is unchanged before it is searched for, in milliseconds. */
  readonly delayMs: number;
  /** Where it begins. @default all, on the first page */
  readonly place?: ListPlace | null | undefined;
}

const NOTHING: ReadonlySet<string> = /* @__PURE__ */ new Set<string>();
const START: ListPlace = {
  search: '',
  position: { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE },
};

/** A search starts on the first page; a selection ends with its page. */
export function useSearchedPages({ searchOf, delayMs, place }: SearchRules): SearchedPages {
  const [searchText, setSearchText] = useState((place ?? START).search);
  const [search, setSearch] = useState((place ?? START).search);
  const [position, goTo] = useState((place ?? START).position);
  const [selected, setSelected] = useState(NOTHING);

  function setPosition(next: PagePosition): void {
    goTo(next);
    setSelected(NOTHING);
  }

  const wanted = searchOf(useDebouncedValue(searchText, delayMs));
  if (wanted !== null && wanted !== search) {
    setSearch(wanted);
    setPosition({ ...position, pageNumber: 1 });
  }
  return {
    searchText,
    onSearchTextChange: setSearchText,
    isSearchTooShort: searchOf(searchText) === null,
    search,
    position,
    onPositionChange: setPosition,
    selectedKeys: selected,
    onSelectionChange: setSelected,
  };
}

/** What such a list asks the server for. */
export function queryOf({ search, position }: ListPlace): Required<PageQuery> {
  return { ...position, searchString: search };
}

/**
 * The page that is there, null while another one is awaited. One whose last row went away is
 * replaced by the one before (contract §4.7), and a row that has left is not selected again when it
 * comes back.
 *
 * @param selectable - the keys of those rows that may be selected
 */
export function useStandingPage<Row>(
  pages: SearchedPages,
  reading: Reading<Page<Row>>,
  selectable: (rows: readonly Row[]) => readonly string[],
): void {
  if (reading.status !== 'ready' || reading.isPrevious) return;
  const { position, selectedKeys: selected } = pages;
  const pageNumber = reading.isRefreshing
    ? position.pageNumber
    : pageWithRows(position, reading.data);
  if (pageNumber !== position.pageNumber) pages.onPositionChange({ ...position, pageNumber });
  if (selected.size === 0) return;
  const kept = selectable(reading.data.data).filter((key) => selected.has(key));
  if (kept.length !== selected.size) pages.onSelectionChange(new Set(kept));
}
