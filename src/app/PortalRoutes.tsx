import { lazy, Suspense, useCallback, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { OfflineBanner } from '../components/connectivity/OfflineBanner';
import { ShellSkeleton } from '../components/shell/ShellSkeleton';
import { NavigationProvider } from '../components/ui/NavigationProvider';
import { isCurrentPath } from '../domain/shell/navigation';
import { useSession } from '../hooks/auth/useSession';
import { useConsole } from '../hooks/console/console-context';
import { browserSteps } from '../platform/page-steps';
import { AuthFallback } from './auth/AuthFallback';
import { LoginPage } from './auth/LoginPage';
import { LogoutPage } from './auth/LogoutPage';
import { ResetLinkGate } from './auth/ResetLinkGate';
import { HeldSession } from './impersonation/HeldSession';
import { PageBoundary } from './PageBoundary';
import { paths } from './paths';

/** Everything behind the sign-in: shell, pages and the query library arrive together, after it. */
const loadSignedInArea = () => import('./SignedInArea');
const prefetchSignedInArea = () => void loadSignedInArea();
const SignedInArea = /* @__PURE__ */ lazy(async () => ({
  default: (await loadSignedInArea()).SignedInArea,
}));
const TwoFactorPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./auth/TwoFactorPage')).TwoFactorPage,
}));
const ProfileCompletionPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./auth/ProfileCompletionPage')).ProfileCompletionPage,
}));
const ForgotPasswordPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./auth/ForgotPasswordPage')).ForgotPasswordPage,
}));
const ResetPasswordPage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./auth/ResetPasswordPage')).ResetPasswordPage,
}));

/** Whether the router can match an address: `.*` stops at a line break, and some escapes are none. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

const loadExternalLogin = () => import('./auth/ExternalLoginPage');
const ExternalLoginPage = /* @__PURE__ */ lazy(async () => ({
  default: (await loadExternalLogin()).ExternalLoginPage,
}));

const ImpersonatePage = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./impersonation/ImpersonatePage')).ImpersonatePage,
}));

/** Routing by session: a user counts as signed in when the session holds his e-mail (§2.1). */
export function PortalRoutes() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { steps = browserSteps } = useConsole().platform;
  // A child's layout effect comes before the router's own: unsaved changes are asked about first.
  useLayoutEffect(() => steps.watchSteps(), [steps]);
  const go = useCallback((href: string) => void navigate(href), [navigate]);
  if (!isReadable(pathname)) return <Navigate to={paths.notFound} replace />;
  return (
    <NavigationProvider navigate={go}>
      <PageBoundary
        resetKey={pathname}
        onGoBack={() => void navigate(-1)}
        onReload={() => void navigate(0)}
      >
        <Suspense fallback={<ShellSkeleton />}>
          <Routes>
            <Route path={paths.logout} element={<LogoutPage />} />
            {/* Whoever comes back from a provider wants to be that user, whoever is signed in. */}
            <Route
              path={paths.externalLogin}
              element={
                <Suspense fallback={<AuthFallback />}>
                  <ExternalLoginPage onExchanged={prefetchSignedInArea} />
                </Suspense>
              }
            />
            {/* Whoever is signed in is not whom this tab is for. */}
            <Route
              path={paths.impersonate}
              element={
                <HeldSession>
                  <Suspense fallback={null}>
                    <ImpersonatePage />
                  </Suspense>
                </HeldSession>
              }
            />
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
    </NavigationProvider>
  );
}

function RoutesBySession() {
  const session = useSession();
  const { pathname } = useLocation();
  switch (session.status) {
    case 'signedIn':
      return (
        <Routes>
          <Route path={`${paths.auth}/*`} element={<Navigate to={paths.dashboard} replace />} />
          <Route path="*" element={<SignedInArea user={session.user} />} />
        </Routes>
      );
    case 'profileIncomplete':
      return (
        <Suspense fallback={<AuthFallback />}>
          <Routes>
            <Route
              path={paths.userData}
              element={<ProfileCompletionPage email={session.email} profile={session.profile} />}
            />
            <Route path="*" element={<Navigate to={paths.userData} replace />} />
          </Routes>
        </Suspense>
      );
    case 'signedOut':
      return <SignedOutRoutes key="signedOut" />;
    case 'starting':
    case 'waitingForNetwork':
      return (
        <>
          {session.status === 'waitingForNetwork' && <OfflineBanner key="offline" />}
          {/* Who comes to sign in gets the form at once, unless somebody was signed in here. Any
              other address is kept until it is known who asks for it. */}
          {isCurrentPath(paths.auth, pathname) && !session.hasStoredSession ? (
            // One key in all states: what is typed stays when the check ends.
            <SignedOutRoutes key="signedOut" />
          ) : (
            <ShellSkeleton />
          )}
        </>
      );
  }
}

/** `/auth` is the sign-in too: what its address and the page before say goes along. */
function ToLogin() {
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: paths.login, search }} state={state} replace />;
}

function SignedOutRoutes() {
  return (
    <Suspense fallback={<AuthFallback />}>
      <Routes>
        <Route path={paths.auth}>
          <Route index element={<ToLogin />} />
          <Route path="login" element={<LoginPage onSubmitting={prefetchSignedInArea} />} />
          <Route path="2fa" element={<TwoFactorPage />} />
          <Route path="forgot-password" element={<ForgotPasswordPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
          <Route path="*" element={<Navigate to={paths.login} replace />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.auth} replace />} />
      </Routes>
    </Suspense>
  );
}
