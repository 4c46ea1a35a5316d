import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import type { CurrentUser } from '../domain/users/user';
import { RealtimeStateProvider } from '../hooks/connectivity/RealtimeStateProvider';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { loadAlertsLayer } from './alerts/load-alerts-layer';
import { DashboardPage } from './dashboard/DashboardPage';
import { NotBuiltPage } from './errors/NotBuiltPage';
import { NotFoundPage } from './errors/NotFoundPage';
import { SystemErrorPage } from './errors/SystemErrorPage';
import { ImpersonationArea } from './impersonation/ImpersonationArea';
import { LiveHost } from './notifications/LiveHost';
import { PageBoundary } from './PageBoundary';
import { paths, wildcardGroups } from './paths';
import { ShellPage } from './shell/ShellPage';
import { InviteProvider } from './users/InviteProvider';

const RolesPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./roles/RolesPage')).RolesPage,
}));
const UsersPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./users/UsersPage')).UsersPage,
}));

const RoleDetailPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./roles/RoleDetailPage')).RoleDetailPage,
}));

const ProfilePage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./users/ProfilePage')).ProfilePage,
}));

/** The authenticated application area (specification §2.2). */
export function SignedInArea({ user }: { user: CurrentUser }) {
  return (
    <ImpersonationArea>
      <SignedInPages user={user} />
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
        <InviteProvider>
          <ShellPage user={user}>
            <PageBoundary
              resetKey={pathname}
              onGoBack={() => void navigate(-1)}
              onReload={() => void navigate(0)}
            >
              <Suspense fallback={<PageSkeleton />}>
                <Routes>
                  <Route index element={<Navigate to={paths.dashboard} replace />} />
                  <Route path={paths.dashboard} element={<DashboardPage user={user} />} />
                  <Route path={paths.usersIndex} element={<Navigate to={paths.users} replace />} />
                  <Route path={paths.users} element={<UsersPage user={user} />} />
                  <Route path={paths.roles} element={<RolesPage />} />
                  <Route path={paths.rolesIndex} element={<RolesPage />} />
                  <Route path={paths.roleDetail} element={<RoleDetailPage />} />
                  <Route path={paths.userEdit} element={<ProfilePage user={user} />} />
                  {wildcardGroups.map((path) => (
                    <Route
                      key={path}
                      path={path}
                      element={<NotBuiltPage homeHref={paths.dashboard} />}
                    />
                  ))}
                  <Route path={paths.notFound} element={<NotFoundPage />} />
                  <Route path={paths.systemError} element={<SystemErrorPage />} />
                  <Route path="*" element={<Navigate to={paths.notFound} replace />} />
                </Routes>
              </Suspense>
            </PageBoundary>
          </ShellPage>
        </InviteProvider>
      </RealtimeStateProvider>
    </QueryCacheProvider>
  );
}
