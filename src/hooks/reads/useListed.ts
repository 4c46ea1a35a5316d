import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * A record as the lists have it that were read already: its page can say what it is called while it is
 * read. Null where no list has it.
 *
 * @param lists - what the keys of those lists begin with
 */
export function useListed<Row extends { readonly id: string }>(
  lists: QueryKey,
  id: string,
): Row | null {
  const cache = useQueryClient();
  return useMemo((): Row | null => {
    for (const [, answer] of cache.getQueriesData({ queryKey: lists })) {
      const { data: rows } = Object(answer);
      const found = Array.isArray(rows) && rows.find((one: unknown) => Object(one).id === id);
      if (found) return found;
    }
    return null;
  }, [cache, lists, id]);
}
