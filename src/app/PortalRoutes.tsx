import type { ReactNode } from 'react';
import { Suspense, useCallback, useLayoutEffect, useMemo } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { OfflineBanner } from '../components/connectivity/OfflineBanner';
import { LinksProvider } from '../components/ui/LinksProvider';
import { lazyPart } from '../components/ui/lazy-part';
import { NavigationProvider } from '../components/ui/NavigationProvider';
import type { Links } from '../contracts/links';
import type { SignedOutReason } from '../domain/auth/session-machine-types';
import { isCurrentPath } from '../domain/shell/navigation';
import { decodePercent } from '../domain/text/percent';
import { useSession } from '../hooks/auth/useSession';
import { useConsole } from '../hooks/console/console-context';
import { browserSteps } from '../platform/page-steps';
import type { Entrance } from './area';
import { AuthFallback } from './auth/AuthFallback';
import { authEntrance } from './auth/area';
import { authPaths } from './auth/paths';
import { ResetLinkGate } from './auth/ResetLinkGate';
import { AfterSignIn, ToSignIn, useLastUser } from './auth/return-to';
import { useConfig } from './ConfigContext';
import { dashboardPaths } from './dashboard/paths';
import { errorsPaths } from './errors/paths';
import { impersonationEntrance } from './impersonation/area';
import { loadSignedInArea } from './load-signed-in-area';
import { PageBoundary } from './PageBoundary';
import { Redirect } from './Redirect';
import { StartingShell } from './shell/StartingShell';

/** Paths of the pages that are open to everybody, signed in or not. */
function PublicLinksHost({ children }: { children: ReactNode }) {
  const { about, contact, terms } = useConfig().links;
  const links = useMemo(
    (): Links => ({
      home: dashboardPaths.dashboard,
      ...{ about, contact, terms },
    }),
    [about, contact, terms],
  );
  return <LinksProvider links={links}>{children}</LinksProvider>;
}

const SignedInArea = lazyPart(loadSignedInArea);
const ProfileCompletionPage = lazyPart(
  async () => (await import('./auth/pages')).ProfileCompletionPage,
);

/** Routes without a session, and routes for any session. */
const entrances: readonly Entrance[] = [authEntrance, impersonationEntrance];

/**
 * Whether the router can match an address: `.*` stops at a line break, and some escapes are
 * invalid.
 */
function isReadable(pathname: string): boolean {
  const text = decodePercent(pathname);
  return text !== null && !/[\n\r\u2028\u2029]/.test(text);
}

/** Routing by session: a user counts as signed in when the session holds their e-mail (§2.1). */
export function PortalRoutes() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { steps = browserSteps } = useConsole().platform;
  // A child's layout effect runs before the router's: the question about unsaved changes comes
  // first.
  useLayoutEffect(() => steps.watchSteps(), [steps]);
  const go = useCallback((href: string) => void navigate(href), [navigate]);
  if (!isReadable(pathname)) return <Redirect to={errorsPaths.notFound} />;
  return (
    <NavigationProvider navigate={go}>
      <PublicLinksHost>
        <PageBoundary
          resetKey={pathname}
          onGoBack={() => void navigate(-1)}
          onReload={() => void navigate(0)}
        >
          <Suspense fallback={<StartingShell />}>
            <Routes>
              {entrances.flatMap(({ always }) =>
                always.map((route) => <Route key={route.path} {...route} />),
              )}
              <Route
                path="*"
                element={
                  <ResetLinkGate>
                    <RoutesBySession />
                  </ResetLinkGate>
                }
              />
            </Routes>
          </Suspense>
        </PageBoundary>
      </PublicLinksHost>
    </NavigationProvider>
  );
}

function RoutesBySession() {
  const session = useSession();
  const { pathname } = useLocation();
  const lastUser = useLastUser(session);
  switch (session.status) {
    case 'signedIn':
      return (
        <Routes>
          <Route
            path={`${authPaths.auth}/*`}
            element={<AfterSignIn email={session.user.email} />}
          />
          <Route
            path="*"
            element={
              // A boundary of its own, for the same reason as in SignedOutRoutes.
              <Suspense fallback={<StartingShell />}>
                <SignedInArea user={session.user} />
              </Suspense>
            }
          />
        </Routes>
      );
    case 'profileIncomplete':
      return (
        <Suspense fallback={<AuthFallback />}>
          <Routes>
            <Route
              path={authPaths.userData}
              element={<ProfileCompletionPage email={session.email} profile={session.profile} />}
            />
            <Route path="*" element={<Redirect to={authPaths.userData} />} />
          </Routes>
        </Suspense>
      );
    case 'signedOut':
      return <SignedOutRoutes key="signedOut" reason={session.reason} lastUser={lastUser} />;
    case 'starting':
    case 'waitingForNetwork':
    case 'unreachable':
      return (
        <>
          {session.status !== 'starting' && <OfflineBanner key="offline" />}
          {/* The sign-in page shows the form at once, unless somebody was signed in here. Any
              other address waits for the session check. */}
          {isCurrentPath(authPaths.auth, pathname) && !session.hasStoredSession ? (
            // The same key in all states: typed input survives the end of the check.
            <SignedOutRoutes key="signedOut" reason="none" lastUser={null} />
          ) : (
            <StartingShell />
          )}
        </>
      );
  }
}

function SignedOutRoutes(props: { reason: SignedOutReason; lastUser: string | null }) {
  const { pathname } = useLocation();
  return (
    // One boundary per page: with a shared one React keeps the old form, password included, hidden
    // in the document until the code of the next page has loaded.
    <Suspense key={pathname} fallback={<AuthFallback />}>
      <Routes>
        {entrances.flatMap(({ signedOut = [] }) =>
          signedOut.map((route) => <Route key={route.path} {...route} />),
        )}
        <Route path="*" element={<ToSignIn {...props} />} />
      </Routes>
    </Suspense>
  );
}
