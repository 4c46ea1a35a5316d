import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useConsole } from './console-context';

/** Props of {@link QueryCacheProvider}. */
export interface QueryCacheProviderProps {
  /** See `createQueryClient`. */
  readonly queryClient: QueryClient;
  /** The part of the page that reads data. */
  children: ReactNode;
}

/**
 * Provides React Query's cache to the hooks below. `ConsoleProvider` does so if it has a cache; an
 * application with a small sign-in page loads this with the signed-in area. The session empties the
 * cache when it ends.
 */
export function QueryCacheProvider({ queryClient, children }: QueryCacheProviderProps) {
  const { cache } = useConsole();
  useEffect(() => cache.attach(queryClient), [cache, queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
