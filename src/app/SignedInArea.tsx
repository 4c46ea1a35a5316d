import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CurrentUser } from '../domain/users/user';
import { RealtimeStateProvider } from '../hooks/connectivity/RealtimeStateProvider';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { AreaRoutes } from './AreaRoutes';
import { loadAlertsLayer } from './alerts/load-alerts-layer';
import { ImpersonateProvider } from './impersonation/ImpersonateProvider';
import { ImpersonationArea } from './impersonation/ImpersonationArea';
import { ListPlaceHost } from './ListPlaceHost';
import { NavigationHost } from './NavigationHost';
import { LiveHost } from './notifications/LiveHost';
import { PageBoundary } from './PageBoundary';
import { PagePending } from './PagePending';
import { PrefetchArea } from './PrefetchArea';
import { PaletteArea } from './palette/PaletteArea';
import { PermissionHelpArea } from './roles/PermissionHelpArea';
import { ViewAsArea } from './roles/ViewAsArea';
import { SelectionsHost } from './SelectionsHost';
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
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    loadAlertsLayer().catch(() => {});
  }, []);
  return (
    <QueryCacheProvider queryClient={queryClient}>
      <RealtimeStateProvider>
        <LiveHost />
        <PermissionHelpArea user={user}>
          <ImpersonateProvider>
            <InviteProvider>
              <NavigationHost user={user}>
                <PaletteArea viewer={user}>
                  <PrefetchArea>
                    <ShellPage user={user}>
                      <PageBoundary
                        resetKey={pathname}
                        onGoBack={() => void navigate(-1)}
                        onReload={() => void navigate(0)}
                      >
                        <Suspense fallback={<PagePending />}>
                          <SelectionsHost>
                            <ListPlaceHost>
                              <AreaRoutes user={user} />
                            </ListPlaceHost>
                          </SelectionsHost>
                        </Suspense>
                      </PageBoundary>
                    </ShellPage>
                  </PrefetchArea>
                </PaletteArea>
              </NavigationHost>
            </InviteProvider>
          </ImpersonateProvider>
        </PermissionHelpArea>
      </RealtimeStateProvider>
    </QueryCacheProvider>
  );
}
