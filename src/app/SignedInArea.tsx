import { useEffect, useState } from 'react';
import type { CurrentUser } from '../domain/users/user';
import { RealtimeStateProvider } from '../hooks/connectivity/RealtimeStateProvider';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { loadAlertsLayer } from './alerts/load-alerts-layer';
import { ImpersonateProvider } from './impersonation/ImpersonateProvider';
import { ImpersonationArea } from './impersonation/ImpersonationArea';
import { LinksHost } from './LinksHost';
import { ListsLeftHost } from './ListsLeft';
import { NavigationHost } from './NavigationHost';
import { LiveHost } from './notifications/LiveHost';
import { PageInTurn } from './PageInTurn';
import { PrefetchArea } from './PrefetchArea';
import { PaletteArea } from './palette/PaletteArea';
import { PermissionHelpArea } from './roles/PermissionHelpArea';
import { ViewAsArea } from './roles/ViewAsArea';
import { ShellPage } from './shell/ShellPage';
import { InviteProvider } from './users/InviteProvider';
import { OwnWays } from './users/OwnWays';

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
