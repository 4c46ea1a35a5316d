import { useContext, useSyncExternalStore } from 'react';
import type { Session } from '../../domain/auth/session-machine-types';
import { SessionContext } from './session-context';

/**
 * Why nothing can be read: it is known that nobody is signed in, or the server that knows cannot be
 * reached.
 */
export type Absence = 'signedOut' | 'unreachable';

const never = () => () => {};

function absenceOf(session: Session | undefined): Absence | null {
  switch (session?.status) {
    case 'signedOut':
    case 'profileIncomplete':
      return 'signedOut';
    case 'unreachable':
      return 'unreachable';
    default:
      return null;
  }
}

/** Why nothing can be read now; null where it can, and without a `SessionProvider`. */
export function useAbsence(): Absence | null {
  const store = useContext(SessionContext);
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => absenceOf(store?.getSession()),
    () => absenceOf(store?.getFirstSession()),
  );
}
