import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useEffect } from 'react';
import { type Console, useConsole } from './console-context';

/** Whose cache the hooks below have; null where there is none. */
export const CachedContext = createContext<Console | null>(null);

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
  const services = useConsole();
  const { cache } = services;
  useEffect(() => cache.attach(queryClient), [cache, queryClient]);
  return (
    <CachedContext.Provider value={services}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </CachedContext.Provider>
  );
}
