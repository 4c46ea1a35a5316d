import { useEffect, useState } from 'react';
import { type ListQuery, type ListState, SEARCH_MAX_LENGTH } from '../../domain/list-query';
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

/**
 * The field of a list's search. The query follows the text once it is unchanged for a moment; a
 * search that came with the query, from an address for example, shows in the field.
 */
export function useListSearch({
  query,
  onQueryChange,
  searchOf,
  delayMs,
}: ListSearch): Pick<ListState<unknown>, 'searchText' | 'onSearchTextChange' | 'isSearchTooShort'> {
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

  return {
    searchText: text,
    onSearchTextChange: (typed) => setText(typed.slice(0, SEARCH_MAX_LENGTH)),
    isSearchTooShort: searchOf(text) === null,
  };
}
