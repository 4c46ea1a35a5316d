import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * A record from a cached list, so that its page has a title while it loads. Null if no list has it.
 *
 * @param lists - key prefix of those lists
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
