import { useEffect, useState } from 'react';
import type { ListQuery, ListState } from '../../domain/list-query';
import { useDebouncedValue } from '../timing/useDebouncedValue';

interface ListSearch {
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  searchOf: (text: string) => string | null;
  delayMs: number;
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
  const [field, setField] = useState<{ text: string; known: string; sent: string | null }>({
    text: searchString,
    known: searchString,
    sent: null,
  });
  if (field.known !== searchString) {
    // The answer to what was sent leaves the text as it was typed.
    const text = searchString === field.sent ? field.text : searchString;
    setField({ text, known: searchString, sent: null });
  }

  const settled = useDebouncedValue(field.text, delayMs);
  const wanted = searchOf(settled);
  const isDue =
    settled === field.text && wanted !== null && wanted !== searchString && wanted !== field.sent;
  useEffect(() => {
    if (!isDue || wanted === null) return;
    setField((before) => ({ ...before, sent: wanted }));
    onQueryChange({ ...query, searchString: wanted, pageNumber: 1 });
  });

  return {
    searchText: field.text,
    onSearchTextChange: (text) => setField((before) => ({ ...before, text })),
    isSearchTooShort: searchOf(field.text) === null,
  };
}
