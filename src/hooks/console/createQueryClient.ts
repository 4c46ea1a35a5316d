import { QueryClient } from '@tanstack/react-query';

/** Parts of a screen share a response for this long, in milliseconds. */
export const FRESH_MS = 5_000;

/** Caches that were made here. */
const made = new WeakSet<QueryClient>();

/** Whether a cache has the settings that the hooks rely on. */
export const isOwnQueryClient = (client: QueryClient): boolean => made.has(client);

/**
 * A React Query cache with the settings that the hooks rely on: calls are sent immediately or fail,
 * never paused while offline (contract §1); only the client retries; no refetch on window focus.
 * Data dehydrated by a server counts as just read.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  // Hydrated data has the server's timestamp. It is fresh from its arrival, also on a slow page and
  // if the clocks differ.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data !== undefined) query.setData(query.state.data);
  });
  made.add(client);
  return client;
}
