import { useQueryClient } from '@tanstack/react-query';
import { savesData } from '../../platform/saves-data';
import { useReached } from '../auth/useAbsence';
import { useConsole } from '../console/console-context';
import { FRESH_MS } from '../console/createQueryClient';
import { watched } from '../console/failures';
import type { ReadQuery } from './read-query';

/**
 * Returns a function that prefetches a query. The hook with the same query uses the response;
 * unused ones expire. Fresh data is not refetched, and nothing is prefetched in data-saver mode.
 */
export function useReadAhead(): (query: ReadQuery<unknown>) => void {
  const services = useConsole();
  const cache = useQueryClient();
  const { absence, isUnknown } = useReached();
  return ({ queryKey, queryFn }) => {
    if (absence !== null || isUnknown || savesData()) return;
    void cache.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => watched(services, () => queryFn({ signal })),
      gcTime: FRESH_MS,
    });
  };
}
