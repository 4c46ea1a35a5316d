import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { encodePercent } from '../../domain/text/percent';
import { useConsole } from '../console/console-context';
import { ImpersonationContext } from './impersonation-context';
import { createImpersonationParent } from './impersonation-parent';
import { createImpersonationTab } from './impersonation-tab';
import { useActingSession } from './useActingSession';

/** The address of the tab of a session in the portal (contract §3). */
function portalHrefOf(sessionId: string): string {
  return `/impersonate/${encodePercent(sessionId)}`;
}

/** Props of {@link ImpersonationProvider}. */
export interface ImpersonationProviderProps {
  /**
   * The address of the tab of a session, where `useOpenImpersonation` is used. Read once.
   * @default `/impersonate/{id}`
   */
  hrefOf?: (sessionId: string) => string;
  /** The part of the page that may impersonate. */
  children: ReactNode;
}

/**
 * Impersonation for everything below it, in a tab that impersonates (it counts down, and signs out
 * in the end) and in an administrator's (it answers for the sessions that the tab has started). One
 * around all that a signed-in user sees, below `<SessionProvider acting={createActing}>`.
 */
export function ImpersonationProvider({
  hrefOf = portalHrefOf,
  children,
}: ImpersonationProviderProps) {
  const services = useConsole();
  const session = useActingSession();
  const [tab] = useState(() => createImpersonationTab({ ...services, session }));
  const [parent] = useState(() => createImpersonationParent({ services, session, hrefOf }));
  useEffect(() => tab.start(), [tab]);
  useEffect(() => parent.listen(), [parent]);
  const stores = useMemo(() => ({ tab, parent }), [tab, parent]);
  return <ImpersonationContext.Provider value={stores}>{children}</ImpersonationContext.Provider>;
}
