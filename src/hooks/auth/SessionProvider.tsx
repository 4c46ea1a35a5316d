import { type ReactNode, useEffect, useState } from 'react';
import { useConsole } from '../console/console-context';
import { createActing } from '../impersonation/acting';
import { createSessionStore } from './create-session-store';
import { SessionContext } from './session-context';

/**
 * Checks the session when it mounts and keeps it for the hooks below (specification §4,
 * "Application start"). One for each `ConsoleProvider`.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const services = useConsole();
  const [store] = useState(() => createSessionStore(services, createActing(services)));
  useEffect(() => store.start(), [store]);
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>;
}
