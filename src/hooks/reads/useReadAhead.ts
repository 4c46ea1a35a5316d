import { useQueryClient } from '@tanstack/react-query';
import { savesData } from '../../platform/saves-data';
import { useReached } from '../auth/useAbsence';
import { useConsole } from '../console/console-context';
import { FRESH_MS } from '../console/createQueryClient';
import { watched } from '../console/failures';
import type { ReadQuery } from './read-query';

/**
 * Returns a function that reads what is likely to be shown next. The hook that reads the same finds the
 * answer; one that nobody has taken while it was fresh is forgotten. What is fresh is not read again,
 * and nothing is read for who saves data.
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
