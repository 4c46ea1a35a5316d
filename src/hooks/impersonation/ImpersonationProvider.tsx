import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { encodePercent } from '../../domain/text/percent';
import { useConsole } from '../console/console-context';
import { ImpersonationContext } from './impersonation-context';
import { createImpersonationParent } from './impersonation-parent';
import { createImpersonationTab } from './impersonation-tab';
import { useActingSession } from './useActingSession';

/** Address of the impersonating tab in the portal (contract §3). */
function portalHrefOf(sessionId: string): string {
  return `/impersonate/${encodePercent(sessionId)}`;
}

/** Props of {@link ImpersonationProvider}. */
export interface ImpersonationProviderProps {
  /**
   * The address of the impersonating tab, where `useOpenImpersonation` is used. Read once.
   * @default `/impersonate/{id}`
   */
  hrefOf?: (sessionId: string) => string;
  /** The part of the page that may impersonate. */
  children: ReactNode;
}

/**
 * Impersonation for everything below it: in an impersonating tab it counts down and signs out at
 * the end; in an administrator's tab it answers for the sessions started there. Render one around
 * everything signed in, below `<SessionProvider acting={createActing}>`.
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
