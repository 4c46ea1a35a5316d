import { useContext, useSyncExternalStore } from 'react';
import type { Session } from '../../domain/auth/session-machine-types';
import { SessionContext } from './session-context';

/**
 * Why nothing can be read: it is known that nobody is signed in, or the server that knows cannot be
 * reached.
 */
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

/** What a reading has to know of the server that it asks. */
export interface Reached {
  /** Why nothing can be read now; null where it can, and without a `SessionProvider`. */
  readonly absence: Absence | null;
  /** It is not known yet whether somebody is signed in. */
  readonly isUnknown: boolean;
  /** What is shown may be out of date: nothing was answered for 10 s (contract §4.37). */
  readonly isLost: boolean;
  /** Asks for the session at once. */
  readonly tryAgain: () => void;
}

/** How the server is reached. */
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

/** Whether nothing was answered for 10 s while somebody is signed in; never without a `SessionProvider`. */
export function useIsLost(): boolean {
  const store = useContext(SessionContext);
  return useSyncExternalStore(store?.subscribe ?? never, store?.isLost ?? no, no);
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
