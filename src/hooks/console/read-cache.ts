import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Holder of React Query's cache. Sign-in works without one, so that a page that only signs in does
 * not load React Query; the part that reads attaches it.
 */
export interface ReadCache {
  /** Attaches a cache until the returned function is called. */
  attach(queryClient: QueryClient): () => void;
  /** Clears the cache and cancels pending reads. */
  clear(): void;
  /** Invalidates all queries under these keys and refetches the active ones. */
  invalidate(keys: readonly QueryKey[]): void;
}

/** Creates an empty holder. */
export function createReadCache(): ReadCache {
  const attached: QueryClient[] = [];
  return {
    attach(queryClient) {
      attached.push(queryClient);
      return () => {
        attached.splice(attached.indexOf(queryClient), 1);
      };
    },
    clear() {
      for (const queryClient of attached) {
        // Its promise resolves when all have stopped; nothing depends on it.
        void queryClient.cancelQueries();
        queryClient.clear();
      }
    },
    invalidate(keys) {
      for (const queryClient of attached) {
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
      }
    },
  };
}
