import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import { findEntry, markEntries, type PaletteGroup } from '../../domain/palette/found-groups';
import {
  type PaletteEntry,
  type PaletteSource,
  SEARCH_FROM_LENGTH,
} from '../../domain/palette/palette-entry';
import { typedWords } from '../../domain/palette/text-match';
import { searchOf } from '../../domain/text/invisible';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { useDebouncedValue } from '../timing/useDebouncedValue';

/** Debounce of a search, in milliseconds. */
const SEARCH_DELAY_MS = 200;

/** The last result of a source, and its text. */
interface Answer<Icon> {
  readonly text: string;
  readonly entries: readonly PaletteEntry<Icon>[];
}

const isLongEnough = ({ minimumLength = SEARCH_FROM_LENGTH }: PaletteSource, text: string) =>
  text.length >= minimumLength;

/**
 * Searches the sources independently: a failure shows in the group of its source. A result of an
 * earlier text is never shown as current; while a search is pending, earlier matches that contain
 * the new text stay, so that nothing jumps.
 */
export function useSourceAnswers<Icon>(
  sources: readonly PaletteSource<Icon>[],
  typed: string,
): { readonly groups: readonly PaletteGroup<Icon>[]; readonly isSearching: boolean } {
  const services = useConsole();
  const text = searchOf(typed);
  const settled = useDebouncedValue(text, SEARCH_DELAY_MS);
  // No debounce without text: a page shows its entries at once.
  const searched = text === '' ? text : settled;
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.id, searched],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        watched(services, () => source.read(searched, { signal })),
      enabled: isLongEnough(source, searched),
      throwOnError: (thrown: unknown) => !isApiError(thrown),
    })),
  });

  const answers = useRef(new Map<string, Answer<Icon>>());
  useEffect(() => {
    for (const [at, { id }] of sources.entries()) {
      const entries = results[at]?.data;
      if (entries) answers.current.set(id, { text: searched, entries });
    }
  });

  let isSearching = false;
  const groups = sources.flatMap((source, at): PaletteGroup<Icon>[] => {
    const result = results[at];
    if (!result || !isLongEnough(source, text)) return [];
    const group = { id: `source ${source.id}`, title: source.group };
    const isAnswered = searched === text && !result.isFetching;
    if (isAnswered && isApiError(result.error)) {
      const failure = failureOf(result.error, () => void result.refetch());
      return [{ ...group, found: [], failure }];
    }
    if (!isAnswered) isSearching = true;
    const now = searched === text ? result.data : undefined;
    const found = now ? markEntries(now, text) : stillFitting(answers.current.get(source.id), text);
    return found.length > 0 ? [{ ...group, found }] : [];
  });
  return { groups, isSearching };
}

/** The matches of an earlier text that also match this one. */
function stillFitting<Icon>(before: Answer<Icon> | undefined, text: string) {
  const words = typedWords(text);
  return before?.entries.flatMap((entry) => findEntry(entry, words) ?? []) ?? [];
}
