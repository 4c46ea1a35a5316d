import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ResetLink, readResetLink } from '../../domain/auth/password-reset';
import { isCurrentPath } from '../../domain/shell/navigation';
import { authPaths } from './paths';

const ResetLinkContext = createContext<ResetLink | null>(null);

/** What the mailed link carried, or null: it was broken, or the page was reloaded. */
export function useResetLink(): ResetLink | null {
  return useContext(ResetLinkContext);
}

/**
 * Takes the token of a reset link out of the address on arrival, before any page is loaded or the
 * session is checked (contract §4.2). It is kept in memory, and only while its page is open.
 */
export function ResetLinkGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ search: string; link: ResetLink | null } | null>(null);
  const isHere = isCurrentPath(authPaths.resetPassword, pathname);
  const hasArrived = isHere && search !== '';
  if (hasArrived && held?.search !== search) setHeld({ search, link: readResetLink(search) });
  if (!isHere && held) setHeld(null);

  useEffect(() => {
    if (hasArrived) void navigate(pathname, { replace: true });
  }, [hasArrived, pathname, navigate]);

  return (
    <ResetLinkContext.Provider value={held?.link ?? null}>{children}</ResetLinkContext.Provider>
  );
}
