import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../domain/users/user';
import { useConsole } from '../console/console-context';
import { useSessionStore } from './session-context';

/**
 * Reports that another user has signed in in another tab, so that this tab continues as that user.
 * Pending requests of the previous user are not sent. Not called when this tab starts to
 * impersonate, or after a sign-out.
 *
 * @param onOtherUser - called with the new user
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
