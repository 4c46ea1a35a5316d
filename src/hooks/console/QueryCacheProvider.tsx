import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useConsole } from './console-context';

/** Props of {@link QueryCacheProvider}. */
export interface QueryCacheProviderProps {
  /** See `createQueryClient`. */
  readonly queryClient: QueryClient;
  /** The part of the page that reads. */
  children: ReactNode;
}

/**
 * Brings React Query's cache to the hooks below it. `ConsoleProvider` does so by itself when it is
 * given a cache; an application whose sign-in page must stay small loads it with the area behind.
 * The session empties the cache when it ends.
 */
export function QueryCacheProvider({ queryClient, children }: QueryCacheProviderProps) {
  const { cache } = useConsole();
  useEffect(() => cache.attach(queryClient), [cache, queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
