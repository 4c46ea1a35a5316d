import { useEffect, useState } from 'react';
import { type ListQuery, type ListState, SEARCH_MAX_LENGTH } from '../../domain/list-query';
import { useDebouncedValue } from '../timing/useDebouncedValue';

interface ListSearch {
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  searchOf: (text: string) => string | null;
  delayMs: number;
}

/** A text that is typed, the search that is known, and those that were sent and are on their way. */
interface Typed {
  readonly text: string;
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
  const [field, setField] = useState<Typed>({ text: searchString, known: searchString, sent: [] });
  if (field.known !== searchString) {
    // What was sent leaves the text as it was typed when it arrives: more may be on its way.
    const at = field.sent.indexOf(searchString);
    const text = at === -1 ? searchString : field.text;
    const sent = at === -1 ? [] : field.sent.slice(at + 1);
    setField({ text, known: searchString, sent });
  }

  const settled = useDebouncedValue(field.text, delayMs);
  const wanted = searchOf(settled);
  const isDue =
    settled === field.text &&
    wanted !== null &&
    wanted !== searchString &&
    wanted !== field.sent.at(-1);
  useEffect(() => {
    if (!isDue || wanted === null) return;
    setField((before) => ({ ...before, sent: [...before.sent, wanted] }));
    onQueryChange({ ...query, searchString: wanted, pageNumber: 1 });
  });

  return {
    searchText: field.text,
    onSearchTextChange: (text) =>
      setField((before) => ({ ...before, text: text.slice(0, SEARCH_MAX_LENGTH) })),
    isSearchTooShort: searchOf(field.text) === null,
  };
}
