import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LinksProvider } from '../components/ui/LinksProvider';
import type { CurrentUser } from '../domain/users/user';
import { RealtimeStateProvider } from '../hooks/connectivity/RealtimeStateProvider';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { shellFrameMessages, shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';
import { loadAlertsLayer } from './alerts/load-alerts-layer';
import { useConfig } from './ConfigContext';
import { ImpersonateProvider } from './impersonation/ImpersonateProvider';
import { ImpersonationArea } from './impersonation/ImpersonationArea';
import { ListsLeftHost, useWaysBack } from './ListsLeft';
import { useModulesEntry } from './modules/useModulesEntry';
import { navigationFor } from './navigation';
import { PortalNavigationContext } from './navigation-context';
import { LiveHost } from './notifications/LiveHost';
import { PageInTurn } from './PageInTurn';
import { PrefetchArea } from './PrefetchArea';
import { PaletteArea } from './palette/PaletteArea';
import { portalLinks } from './portal-links';
import { PermissionHelpArea } from './roles/PermissionHelpArea';
import { ViewAsArea } from './roles/ViewAsArea';
import { ShellPage } from './shell/ShellPage';
import { InviteProvider } from './users/InviteProvider';
import { OwnWays } from './users/OwnWays';

/** Puts together what the side navigation shows: the areas, then the partner's modules. */
function NavigationHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const modules = useModulesEntry(user);
  const items = useMemo(() => {
    const own = navigationFor(user, t, frame);
    return modules ? [...own, modules] : own;
  }, [user, t, frame, modules]);
  return (
    <PortalNavigationContext.Provider value={items}>{children}</PortalNavigationContext.Provider>
  );
}

/** Provides the pages with the addresses of pages and records. */
function LinksHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { links: pages } = useConfig();
  const wayBack = useWaysBack();
  const { pathname, search } = useLocation();
  const place = useRef('');
  place.current = pathname + search;
  const links = useMemo(
    () => portalLinks(user, { pages, here: () => place.current, wayBack }),
    [user, pages, wayBack],
  );
  return <LinksProvider links={links}>{children}</LinksProvider>;
}

/** The authenticated application area (specification §2.2). */
export function SignedInArea({ user }: { user: CurrentUser }) {
  return (
    <ImpersonationArea>
      <ViewAsArea user={user}>
        {(viewer) => (
          <OwnWays>
            <SignedInPages user={viewer} />
          </OwnWays>
        )}
      </ViewAsArea>
    </ImpersonationArea>
  );
}

function SignedInPages({ user }: { user: CurrentUser }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    loadAlertsLayer().catch(() => {});
  }, []);
  return (
    <QueryCacheProvider queryClient={queryClient}>
      <RealtimeStateProvider>
        <LiveHost />
        <ListsLeftHost>
          <LinksHost user={user}>
            <PermissionHelpArea user={user}>
              <ImpersonateProvider>
                <InviteProvider>
                  <NavigationHost user={user}>
                    <PaletteArea viewer={user}>
                      <PrefetchArea>
                        <ShellPage user={user}>
                          <PageInTurn user={user} />
                        </ShellPage>
                      </PrefetchArea>
                    </PaletteArea>
                  </NavigationHost>
                </InviteProvider>
              </ImpersonateProvider>
            </PermissionHelpArea>
          </LinksHost>
        </ListsLeftHost>
      </RealtimeStateProvider>
    </QueryCacheProvider>
  );
}
