import { QueryClient } from '@tanstack/react-query';

/** Parts of a screen that appear together share one answer for this long, in milliseconds. */
export const FRESH_MS = 5_000;

/** Caches that were made here. */
const made = new WeakSet<QueryClient>();

/** Whether a cache has the settings that the hooks count on. */
export const isOwnQueryClient = (client: QueryClient): boolean => made.has(client);

/**
 * A React Query cache with the settings that the hooks count on: calls are sent at once or fail,
 * never parked while offline (contract §1); the client alone decides what is tried again; nothing
 * is read again because a window got the focus. What a server has read and handed over is as fresh
 * as what was read just now.
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
  // What a server has read comes with that server's time. It is fresh from its arrival, also on a
  // slow page and where the two clocks differ.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.data !== undefined) query.setData(query.state.data);
  });
  made.add(client);
  return client;
}
