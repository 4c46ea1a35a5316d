import { type ReactNode, useEffect, useState } from 'react';
import type { InitialSession } from '../../domain/auth/session-machine-types';
import { type Console, useConsole } from '../console/console-context';
import type { Acting } from './acting';
import { createSessionStore } from './create-session-store';
import { SessionContext } from './session-context';

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /**
   * Impersonation in this tab: `createActing`, if users can impersonate others. Read once.
   * @default none
   */
  acting?: (services: Console) => Acting;
  /**
   * The session that your server has read with `readSession`, so that the first render shows the
   * user; the browser verifies it. Read once.
   * @default the browser requests it
   */
  initialSession?: InitialSession | undefined;
  /** The part of the page that uses the session. */
  children: ReactNode;
}

/**
 * Checks the session on mount and provides it to the hooks below (specification §4, "Application
 * start"). One for each `ConsoleProvider`.
 */
export function SessionProvider({ acting, initialSession, children }: SessionProviderProps) {
  const services = useConsole();
  const [store] = useState(() => createSessionStore(services, acting?.(services), initialSession));
  useEffect(() => store.start(), [store]);
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>;
}
