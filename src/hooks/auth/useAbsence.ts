import { useContext, useSyncExternalStore } from 'react';
import type { Session } from '../../domain/auth/session-machine-types';
import { SessionContext } from './session-context';

/** Why nothing can be read: the user is signed out, or the server cannot be reached. */
export type Absence = 'signedOut' | 'unreachable';

const never = () => () => {};
const nothing = () => {};
const no = () => false;

const isStarting = (session: Session | undefined) =>
  session?.status === 'starting' || session?.status === 'waitingForNetwork';

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

/** What a query needs to know about the session and the server. */
export interface Reached {
  /** Why nothing can be read now; null otherwise, and without a `SessionProvider`. */
  readonly absence: Absence | null;
  /** Whether the session is still being checked. */
  readonly isUnknown: boolean;
  /** Whether the data may be stale: no response for 10 s (contract §4.37). */
  readonly isLost: boolean;
  /** Checks the session immediately. */
  readonly tryAgain: () => void;
}

/** Whether the server can be reached. */
export function useReached(): Reached {
  const store = useContext(SessionContext);
  const subscribe = store?.subscribe ?? never;
  const absence = useAbsence();
  const isUnknown = useSyncExternalStore(
    subscribe,
    () => isStarting(store?.getSession()),
    () => isStarting(store?.getFirstSession()),
  );
  return {
    absence,
    isUnknown: isUnknown || absence === 'unreachable',
    isLost: useIsLost(),
    tryAgain: store?.tryAgain ?? nothing,
  };
}

/**
 * Whether there was no response for 10 s while a user is signed in; never without a
 * `SessionProvider`.
 */
export function useIsLost(): boolean {
  const store = useContext(SessionContext);
  return useSyncExternalStore(store?.subscribe ?? never, store?.isLost ?? no, no);
}

/** Why nothing can be read now; null otherwise, and without a `SessionProvider`. */
export function useAbsence(): Absence | null {
  const store = useContext(SessionContext);
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => absenceOf(store?.getSession()),
    () => absenceOf(store?.getFirstSession()),
  );
}
