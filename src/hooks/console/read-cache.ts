import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The seat of React Query's cache. Sign-in works without one, so that a page that only signs in
 * need not load React Query; the part of an application that reads attaches it.
 */
export interface ReadCache {
  /** Uses a cache until the answered function is called. */
  attach(queryClient: QueryClient): () => void;
  /** Forgets everything that was read and cancels what is being read. */
  clear(): void;
  /** Marks what these keys begin as stale, and reads again what is on screen. */
  invalidate(keys: readonly QueryKey[]): void;
}

/** Makes an empty seat. */
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
        // Its promise only says that all have stopped; nothing depends on that.
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
