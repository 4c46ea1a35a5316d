import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { type DeclaredEndpoint, isRead } from '../../api/endpoints';
import { toApiError } from '../../api/errors';
import type { Session } from '../../domain/auth/session-machine-types';
import { asHolder, type ViewedRole } from '../../domain/roles/viewed-role';
import { encodePercent } from '../../domain/text/percent';
import { SessionContext, useSessionStore } from '../auth/session-context';
import type { SessionStore } from '../auth/session-store';
import { useConsole } from '../console/console-context';

/** Names the role to a server that can answer as its holder would be answered (contract §4.30). */
const VIEW_AS_HEADER = 'X-View-As-Role';

/** Props of {@link ViewAsProvider}. */
export interface ViewAsProviderProps {
  /** The role that is looked at. Give the provider its name as `key`. */
  viewed: ViewedRole;
  /** Why nothing can be changed: the sentence that a screen shows for a write that was refused. */
  refusal: string;
  /** What is looked at. Its reads need a cache of their own: they are answered differently. */
  children: ReactNode;
}

/** The session with the viewed role in place of the user's own. */
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
 * Shows what is below as a holder of a role sees it (contract §4.30): the session has the
 * permissions of that role, and no call leaves that would change something.
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
  // Before the effects in which what is below begins to read.
  useLayoutEffect(() => {
    function mayLeave(_: string, endpoint: DeclaredEndpoint): boolean {
      // Those of the session itself go on: it is checked, and signed out of.
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
