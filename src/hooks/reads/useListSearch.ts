import { useEffect, useState } from 'react';
import type { ListState } from '../../contracts/list';
import { type ListQuery, SEARCH_MAX_LENGTH } from '../../domain/list-query';
import { useDebouncedValue } from '../timing/useDebouncedValue';

interface ListSearch {
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  searchOf: (text: string) => string | null;
  delayMs: number;
}

/** The last known search, and the sent ones that are pending. */
interface Searches {
  readonly known: string;
  readonly sent: readonly string[];
}

type SearchState = Pick<
  ListState<unknown>,
  'searchText' | 'onSearchTextChange' | 'isSearchTooShort' | 'onQueryChange'
>;

/** A search, with the query for presses before the debounce has ended. */
interface TypedSearch extends SearchState {
  /** The query with the current text. */
  readonly typedQuery: ListQuery;
}

/**
 * The search field of a list. The query follows the text after a debounce, or immediately with any
 * other change; a search in the query, from the address for example, shows in the field.
 */
export function useListSearch({
  query,
  onQueryChange,
  searchOf,
  delayMs,
}: ListSearch): TypedSearch {
  const { searchString } = query;
  const [text, setText] = useState(searchString);
  // Never set by an updater function: React may call it with a value set during the render of an
  // interrupted transition.
  const [searches, setSearches] = useState<Searches>({ known: searchString, sent: [] });
  if (searches.known !== searchString) {
    // The arrival of a sent search does not change the text: more input may follow.
    const at = searches.sent.indexOf(searchString);
    if (at === -1) setText(searchString);
    setSearches({ known: searchString, sent: at === -1 ? [] : searches.sent.slice(at + 1) });
  }

  const settled = useDebouncedValue(text, delayMs);
  const nextSearch = searchOf(settled);
  const isDue =
    settled === text &&
    nextSearch !== null &&
    nextSearch !== searchString &&
    nextSearch !== searches.sent.at(-1);
  useEffect(() => {
    if (!isDue || nextSearch === null) return;
    setSearches({ ...searches, sent: [...searches.sent, nextSearch] });
    onQueryChange({ ...query, searchString: nextSearch, pageNumber: 1 });
  });

  const typed = searchOf(text);
  const isAhead = typed !== null && typed !== searchString;
  const withTyped = (next: ListQuery): ListQuery =>
    isAhead && next.searchString === searchString
      ? { ...next, searchString: typed, pageNumber: 1 }
      : next;

  return {
    searchText: text,
    onSearchTextChange: (next) => setText(next.slice(0, SEARCH_MAX_LENGTH)),
    isSearchTooShort: typed === null,
    typedQuery: withTyped(query),
    // Another change applies the typed text at once, so that sorting and paging use it.
    onQueryChange(next) {
      const { searchString: sent } = withTyped(next);
      if (sent !== next.searchString && sent !== searches.sent.at(-1)) {
        setSearches({ ...searches, sent: [...searches.sent, sent] });
      }
      onQueryChange(withTyped(next));
    },
  };
}
