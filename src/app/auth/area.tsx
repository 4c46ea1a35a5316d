import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthLayout } from '../../components/auth/AuthLayout';
import { lazyPart } from '../../components/ui/lazy-part';
import { useLogout } from '../../hooks/auth/useLogout';
import { useConsole } from '../../hooks/console/console-context';
import { authEntryMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { browserLocation } from '../../platform/page-location';
import type { Entrance } from '../area';
import { prefetchSignedInArea } from '../load-signed-in-area';
import { PageTitle } from '../PageTitle';
import { Redirect } from '../Redirect';
import { AuthFallback } from './AuthFallback';
import { LoginPage } from './pages';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/**
 * `/logout`: signs out on arrival, then reloads the sign-in page, so that no user data stays in
 * memory (specification §2.1). The local session ends at once; the wait for the server is limited
 * as in `SignOut`.
 */
function LogoutPage() {
  const t = useMessages(authEntryMessages);
  const frame = useAuthFrame();
  const { run } = useLogout();
  const { location = browserLocation } = useConsole().platform;
  const navigate = useNavigate();
  useEffect(() => {
    void run().then((outcome) => {
      if (outcome.status === 'ignored') return;
      const isServerTold = outcome.status === 'done' && outcome.result.isServerTold;
      // If the call did not reach the server, the cookie is still valid and a reload would sign in
      // again.
      if (isServerTold) location.replace(authPaths.login);
      else void navigate(authPaths.login, { replace: true });
    });
  }, [run, location, navigate]);
  return (
    <PageTitle title={t('signingOut')}>
      <AuthLayout {...frame} title={t('signingOut')} />
    </PageTitle>
  );
}

const TwoFactorPage = lazyPart(async () => (await import('./pages')).TwoFactorPage);
const ForgotPasswordPage = lazyPart(async () => (await import('./pages')).ForgotPasswordPage);
const ResetPasswordPage = lazyPart(async () => (await import('./pages')).ResetPasswordPage);
const ExternalLoginPage = lazyPart(async () => (await import('./pages')).ExternalLoginPage);

/** `/auth` redirects to the sign-in and keeps the query and the navigation state. */
function ToLogin() {
  const { search, state } = useLocation();
  return <Redirect to={{ pathname: authPaths.login, search }} state={state} />;
}

export const authEntrance: Entrance = {
  always: [
    { path: authPaths.logout, element: <LogoutPage /> },
    // A return from a provider replaces the session, even if another user is signed in.
    {
      path: authPaths.externalLogin,
      element: (
        <Suspense fallback={<AuthFallback />}>
          <ExternalLoginPage onExchanged={prefetchSignedInArea} />
        </Suspense>
      ),
    },
  ],
  signedOut: [
    { path: authPaths.auth, element: <ToLogin /> },
    { path: authPaths.login, element: <LoginPage onSubmitting={prefetchSignedInArea} /> },
    { path: authPaths.twoFactor, element: <TwoFactorPage /> },
    { path: authPaths.forgotPassword, element: <ForgotPasswordPage /> },
    { path: authPaths.resetPassword, element: <ResetPasswordPage /> },
    { path: `${authPaths.auth}/*`, element: <Redirect to={authPaths.login} /> },
  ],
};
