import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { returnAddress, returnFor } from '../../domain/auth/return-address';
import type { Session, SignedOutReason } from '../../domain/auth/session-machine-types';
import { useConsole } from '../../hooks/console/console-context';
import { returnAddressOf } from '../../platform/return-address';
import { useConfig } from '../ConfigContext';
import { dashboardPaths } from '../dashboard/paths';
import { Redirect } from '../Redirect';
import { authPaths } from './paths';

/** After these endings a sign-in does not return to the last page. */
const FOR_GOOD: readonly SignedOutReason[] = [
  'signedOut',
  'impersonationClosed',
  'impersonationEnded',
];

/** The e-mail of the user who is, or was last, signed in here; null where nobody was. */
export function useLastUser(session: Session): string | null {
  const { auth } = useConsole().platform.storage;
  // The record of a session that has ended meanwhile is removed by the check at the start.
  const [lastUser, setLastUser] = useState(() => auth.get()?.email ?? null);
  const now = session.status === 'signedIn' ? session.user.email : lastUser;
  if (now !== lastUser) setLastUser(now);
  return now;
}

/**
 * Redirects to the sign-in, and remembers the address if the settings enable it (contract §4.31).
 */
export function ToSignIn({
  reason,
  lastUser,
}: {
  reason: SignedOutReason;
  lastUser: string | null;
}) {
  const { pathname, search, hash } = useLocation();
  const { platform } = useConsole();
  const { returnTo = false } = useConfig().signIn;
  useLayoutEffect(() => {
    if (!returnTo || FOR_GOOD.includes(reason)) return;
    const address = returnAddress(`${pathname}${search}${hash}`);
    if (address !== null) returnAddressOf(platform).set({ address, email: lastUser });
  }, [platform, returnTo, reason, pathname, search, hash, lastUser]);
  return <Redirect to={authPaths.auth} />;
}

/** Redirects a signed-in user to the requested page, or to the first one. */
export function AfterSignIn({ email }: { email: string }) {
  const { platform } = useConsole();
  const { returnTo = false } = useConfig().signIn;
  // Kept in state: the address is for one use.
  const [address] = useState(() =>
    returnTo ? returnFor(returnAddressOf(platform).get(), email) : null,
  );
  useEffect(() => returnAddressOf(platform).remove(), [platform]);
  return <Redirect to={address ?? dashboardPaths.dashboard} />;
}
