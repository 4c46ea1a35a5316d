import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { TwoFactorScreen } from '../../components/auth/TwoFactorScreen';
import { lazyPart } from '../../components/ui/lazy-part';
import { useTwoFactorScreen } from '../../hooks/auth/useTwoFactorScreen';
import { authTwoFactorMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { PageTitle } from '../PageTitle';
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
  const t = useMessages(authTwoFactorMessages);
  const frame = useAuthFrame();
  const navigate = useNavigate();
  const onBack = () => void navigate(authPaths.login);
  return (
    <PageTitle title={t('twoFactorTitle')}>
      <TwoFactorScreen {...useTwoFactorScreen({ ...frame, signInHref: authPaths.login, onBack })} />
    </PageTitle>
  );
}
