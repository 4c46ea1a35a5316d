import { type ReactNode, useEffect, useState } from 'react';
import { useConsole } from '../console/console-context';
import { AlertsContext } from './alerts-context';
import { createAlertsStore } from './alerts-store';

/**
 * Holds the alerts of everything below it. It renders nothing itself, and an alert re-renders
 * nothing: the component that shows alerts uses `useShownAlerts`. Needs a `ConsoleProvider` above.
 */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const { platform } = useConsole();
  const [store] = useState(() => createAlertsStore(platform));
  useEffect(() => store.start(), [store]);
  return <AlertsContext.Provider value={store}>{children}</AlertsContext.Provider>;
}
