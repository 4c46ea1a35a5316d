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

/** The search that is known, and those that were sent and are on their way. */
interface Searches {
  readonly known: string;
  readonly sent: readonly string[];
}

type SearchState = Pick<
  ListState<unknown>,
  'searchText' | 'onSearchTextChange' | 'isSearchTooShort' | 'onQueryChange'
>;

/** A search, with what a press takes that comes before the query has followed the text. */
interface TypedSearch extends SearchState {
  /** The query with what is typed by now. */
  readonly typedQuery: ListQuery;
}

/**
 * The field of a list's search. The query follows the text once it is unchanged for a moment, or at once
 * with whatever else is pressed; a search that came with the query, from an address for example, shows in
 * the field.
 */
export function useListSearch({
  query,
  onQueryChange,
  searchOf,
  delayMs,
}: ListSearch): TypedSearch {
  const { searchString } = query;
  const [text, setText] = useState(searchString);
  // Never changed by a function of what was before: React may call it with what a transition that was
  // interrupted had set while rendering.
  const [searches, setSearches] = useState<Searches>({ known: searchString, sent: [] });
  if (searches.known !== searchString) {
    // What was sent leaves the text as it was typed when it arrives: more may be on its way.
    const at = searches.sent.indexOf(searchString);
    if (at === -1) setText(searchString);
    setSearches({ known: searchString, sent: at === -1 ? [] : searches.sent.slice(at + 1) });
  }

  const settled = useDebouncedValue(text, delayMs);
  const wanted = searchOf(settled);
  const isDue =
    settled === text &&
    wanted !== null &&
    wanted !== searchString &&
    wanted !== searches.sent.at(-1);
  useEffect(() => {
    if (!isDue || wanted === null) return;
    setSearches({ ...searches, sent: [...searches.sent, wanted] });
    onQueryChange({ ...query, searchString: wanted, pageNumber: 1 });
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
    // One press is enough: an order or a page is of what is typed, not of what was found before.
    onQueryChange(next) {
      const { searchString: sent } = withTyped(next);
      if (sent !== next.searchString && sent !== searches.sent.at(-1)) {
        setSearches({ ...searches, sent: [...searches.sent, sent] });
      }
      onQueryChange(withTyped(next));
    },
  };
}
