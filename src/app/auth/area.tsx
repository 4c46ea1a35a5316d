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
 * `/logout`: signs out on arrival, then reloads the sign-in page, so that nothing of the user stays
 * in memory (specification §2.1). The session is over here at once; a server that does not answer is
 * waited for no longer than `SignOut` does.
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
      // A server that did not get the call still holds its cookie, and a new page would be signed
      // in again.
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

/** `/auth` is the sign-in too: what its address and the page before say goes along. */
function ToLogin() {
  const { search, state } = useLocation();
  return <Redirect to={{ pathname: authPaths.login, search }} state={state} />;
}

export const authEntrance: Entrance = {
  always: [
    { path: authPaths.logout, element: <LogoutPage /> },
    // A user who comes back from a provider becomes that user, even when another one is signed in.
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
