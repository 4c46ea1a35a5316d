import { useContext, useEffect } from 'react';
import { SessionContext } from '../auth/session-context';
import { useAlertsStore } from './alerts-context';

/**
 * Takes every alert away when its user signs out or another one takes the place: the next must
 * neither read it nor answer it. What is shown after that stays. Without a `SessionProvider` above it does nothing.
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
    // From the session itself: a page that shows an alert on arrival does so after this.
    return session.subscribe(() => {
      const now = whoIs();
      if (last !== null && now !== last) alerts.clear();
      last = now;
    });
  }, [session, alerts]);
}
