import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../components/ui/lazy-part';
import type { Entrance } from '../area';
import { prefetchSignedInArea } from '../load-signed-in-area';
import { Redirect } from '../Redirect';
import { AuthFallback } from './AuthFallback';
import { LoginPage } from './LoginPage';
import { LogoutPage } from './LogoutPage';
import { authPaths } from './paths';

const TwoFactorPage = /* @__PURE__ */ lazyPart(
  async () => (await import('./TwoFactorPage')).TwoFactorPage,
);
const ForgotPasswordPage = /* @__PURE__ */ lazyPart(
  async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage,
);
const ResetPasswordPage = /* @__PURE__ */ lazyPart(
  async () => (await import('./ResetPasswordPage')).ResetPasswordPage,
);
const ExternalLoginPage = /* @__PURE__ */ lazyPart(
  async () => (await import('./ExternalLoginPage')).ExternalLoginPage,
);

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
