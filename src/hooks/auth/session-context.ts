import { createContext, useContext } from 'react';
import type { SessionStore } from './session-store';

/** Filled by `SessionProvider`. */
export const SessionContext = createContext<SessionStore | null>(null);

/**
 * The session store, for the hooks of this room.
 * @throws Error without a `SessionProvider` above.
 */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('Session hooks need a <SessionProvider>.');
  return store;
}
