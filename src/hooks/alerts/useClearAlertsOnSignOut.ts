import { useContext, useEffect } from 'react';
import { SessionContext } from '../auth/session-context';
import { useAlertsStore } from './alerts-context';

/**
 * Removes all alerts when the user signs out or changes: the next user must neither read nor answer
 * them. Later alerts stay. Without a `SessionProvider` above it does nothing.
 */
export function useClearAlertsOnSignOut(): void {
  const session = useContext(SessionContext);
  const alerts = useAlertsStore();
  useEffect(() => {
    if (!session) return;
    const whoIs = () => {
      const now = session.getSession();
      return now.status === 'signedIn' ? now.user.email : null;
    };
    let last = whoIs();
    // Subscribed to the session directly, so that it runs before a page shows an alert on arrival.
    return session.subscribe(() => {
      const now = whoIs();
      if (last !== null && now !== last) alerts.clear();
      last = now;
    });
  }, [session, alerts]);
}
