import { type ReactNode, useEffect, useState } from 'react';
import type { InitialSession } from '../../domain/auth/session-machine-types';
import { type Console, useConsole } from '../console/console-context';
import type { Acting } from './acting';
import { createSessionStore } from './create-session-store';
import { SessionContext } from './session-context';

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /**
   * How this tab acts as somebody else: `createActing`, where users impersonate others. Read once.
   * @default it does not
   */
  acting?: (services: Console) => Acting;
  /**
   * What your server has read of the session with `readSession`, so that the first picture is that of
   * the user; the browser asks once more whether it holds. Read once.
   * @default the browser finds out
   */
  initialSession?: InitialSession | undefined;
  /** The part of the page that knows who is signed in. */
  children: ReactNode;
}

/**
 * Checks the session when it mounts and keeps it for the hooks below (specification §4,
 * "Application start"). One for each `ConsoleProvider`.
 */
export function SessionProvider({ acting, initialSession, children }: SessionProviderProps) {
  const services = useConsole();
  const [store] = useState(() => createSessionStore(services, acting?.(services), initialSession));
  useEffect(() => store.start(), [store]);
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>;
}
