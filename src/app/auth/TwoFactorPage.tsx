import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../components/ui/lazy-part';
import { twoFactor } from '../../screens/auth';
import { useConfig } from '../ConfigContext';
import { ScreenPage } from '../PageTitle';
import { AuthFallback } from './AuthFallback';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

const TwoFactorWaysPage = lazyPart(
  async () => (await import('./TwoFactorWaysPage')).TwoFactorWaysPage,
);

/** `/auth/2fa`. Once the session is there, the routes lead on by themselves. */
export function TwoFactorPage() {
  const { recoveryCodes, trustedDevices } = useConfig().signIn;
  return recoveryCodes || trustedDevices ? (
    <Suspense fallback={<AuthFallback />}>
      <TwoFactorWaysPage />
    </Suspense>
  ) : (
    <CodePage />
  );
}

function CodePage() {
  const navigate = useNavigate();
  const screen = twoFactor.useScreen({
    ...useAuthFrame(),
    signInHref: authPaths.login,
    onBack: () => void navigate(authPaths.login),
  });
  return <ScreenPage row={twoFactor} screen={screen} />;
}
