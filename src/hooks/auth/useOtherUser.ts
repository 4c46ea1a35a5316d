import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../domain/users/user';
import { useConsole } from '../console/console-context';
import { useSessionStore } from './session-context';

/**
 * Tells when somebody else has signed in here, so that this tab goes on as that user: in another tab,
 * or in one that never said so. Nothing that was to be sent for the user before is sent. A tab that
 * begins to act as somebody else, and one whose user signed out, tell nothing.
 *
 * @param onOtherUser - called with who it is now
 */
export function useOtherUser(onOtherUser: (user: CurrentUser) => void): void {
  const store = useSessionStore();
  const { client } = useConsole();
  const latest = useRef(onOtherUser);
  useEffect(() => {
    latest.current = onOtherUser;
  });
  useEffect(() => {
    const who = () => {
      const session = store.getSession();
      return session.status === 'signedIn' ? session.user : session.status;
    };
    let before = '';
    const look = () => {
      const now = who();
      if (typeof now !== 'string') {
        if (before !== '' && before !== now.email && client.impersonationSessionId === null)
          latest.current(now);
        before = now.email;
      } else if (now === 'signedOut') before = '';
    };
    look();
    return store.subscribe(look);
  }, [store, client]);
}
