import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo } from 'react';
import { useViewer } from '../hooks/auth/useViewer';
import { type Console, useConsole } from '../hooks/console/console-context';
import { createQueryClient, isOwnQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { useDateWays } from '../hooks/preferences/useDateWays';
import { DatesProvider } from '../messages/DatesProvider';

const caches = new WeakMap<Console, { email: string; client: QueryClient }>();

/** One cache for all screens of a user; it is not shared with the next user. */
function cacheOf(services: Console, email: string): QueryClient {
  const kept = caches.get(services);
  if (kept?.email === email) return kept.client;
  const client = createQueryClient();
  caches.set(services, { email, client });
  return client;
}

/**
 * Providers of a screen that reads: the cache of its user, and their date settings. If the page
 * provides a cache by `createQueryClient`, both are left to it.
 */
export function UserCache({ children }: { children: ReactNode }) {
  const services = useConsole();
  const email = useViewer()?.email ?? '';
  const given = useContext(QueryClientContext);
  const isCached = given !== undefined && isOwnQueryClient(given);
  const client = useMemo(
    () => (isCached ? null : cacheOf(services, email)),
    [isCached, services, email],
  );
  if (!client) return children;
  return (
    <QueryCacheProvider queryClient={client}>
      <InTheirWays>{children}</InTheirWays>
    </QueryCacheProvider>
  );
}

function InTheirWays({ children }: { children: ReactNode }) {
  return <DatesProvider {...useDateWays().ways}>{children}</DatesProvider>;
}
