import { createContext, type ReactNode, useState } from 'react';
import type { RealtimeState } from '../../api/realtime';

/** Store for the state of the live connection. */
export interface RealtimeStateStore {
  get(): RealtimeState;
  set(state: RealtimeState): void;
  subscribe(listener: () => void): () => void;
}

function createRealtimeStateStore(): RealtimeStateStore {
  const listeners = new Set<() => void>();
  let state: RealtimeState = 'stopped';
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Filled by `RealtimeStateProvider`. */
export const RealtimeStateContext = createContext<RealtimeStateStore | null>(null);

/**
 * Passes the state of the live connection from `useReportRealtimeState` to its readers
 * (`useRealtimeState`), without re-rendering its children.
 */
export function RealtimeStateProvider({ children }: { children?: ReactNode }) {
  const [store] = useState(createRealtimeStateStore);
  return <RealtimeStateContext.Provider value={store}>{children}</RealtimeStateContext.Provider>;
}
