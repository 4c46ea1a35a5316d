import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type DeclaredEndpoint, isRead } from '../../api/endpoints';
import { toApiError } from '../../api/errors';
import type { Session } from '../../domain/auth/session-machine-types';
import { asHolder, type ViewedRole } from '../../domain/roles/viewed-role';
import { encodePercent } from '../../domain/text/percent';
import { SessionContext, useSessionStore } from '../auth/session-context';
import type { SessionStore } from '../auth/session-store';
import { useConsole } from '../console/console-context';

/** Header with the role, for a server that can answer as for its holder (contract §4.30). */
const VIEW_AS_HEADER = 'X-View-As-Role';

/** Props of {@link ViewAsProvider}. */
export interface ViewAsProviderProps {
  /** The viewed role. Give the provider its name as `key`. */
  viewed: ViewedRole;
  /** Why nothing can be changed: the message for a refused write. */
  refusal: string;
  /** The viewed part. It needs a cache of its own, because responses differ. */
  children: ReactNode;
}

/** The session with the viewed role instead of the user's own. */
function viewedSession(store: SessionStore, viewed: ViewedRole): SessionStore {
  let last: { readonly from: Session; readonly to: Session } | null = null;
  return {
    ...store,
    getSession() {
      const from = store.getSession();
      if (from.status !== 'signedIn') return from;
      if (last?.from !== from) last = { from, to: { ...from, user: asHolder(from.user, viewed) } };
      return last.to;
    },
  };
}

/**
 * Shows its children as a holder of a role sees them (contract §4.30): the session has the
 * permissions of that role, and no writes are sent.
 *
 * @example
 * const { viewed } = useViewAs();
 * return viewed && (
 *   <ViewAsProvider key={viewed.name} viewed={viewed} refusal="This is only a look.">
 *     <QueryCacheProvider queryClient={createQueryClient()}>Your pages</QueryCacheProvider>
 *   </ViewAsProvider>
 * );
 */
export function ViewAsProvider({ viewed, refusal, children }: ViewAsProviderProps) {
  const { client } = useConsole();
  const store = useSessionStore();
  const session = useMemo(() => viewedSession(store, viewed), [store, viewed]);
  // Before the effects of the children, which start to read.
  useLayoutEffect(() => {
    function mayLeave(_: string, endpoint: DeclaredEndpoint): boolean {
      // The session's own calls are still sent: checks and the sign-out.
      if (isRead(endpoint) || endpoint.needsSession === false) return true;
      const body = JSON.stringify({ message: refusal });
      throw toApiError({ kind: 'http', status: 423, body });
    }
    const headers = { [VIEW_AS_HEADER]: encodePercent(viewed.name) };
    client.setGate(Object.assign(mayLeave, { headers }));
    return () => client.setGate(null);
  }, [client, viewed, refusal]);
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}
