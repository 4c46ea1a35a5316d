import { useNavigate } from 'react-router';
import { TwoFactorScreen } from '../../components/auth/TwoFactorScreen';
import { useTwoFactor } from '../../hooks/auth/useTwoFactor';
import { twoFactorMessages } from '../../messages/en/auth-two-factor';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/2fa`. Once the session is there, the routes lead on by themselves. */
export function TwoFactorPage() {
  const t = useMessages(twoFactorMessages);
  const frame = useAuthFrame();
  const { status, email, isPending, failure, submit } = useTwoFactor();
  const navigate = useNavigate();
  return (
    <PageTitle title={t('twoFactorTitle')}>
      <TwoFactorScreen
        {...frame}
        status={status}
        email={email}
        isPending={isPending}
        errorText={failure ? failure.serverMessage || t('twoFactorFailed') : ''}
        signInHref={paths.login}
        onSubmit={submit}
        onBack={() => void navigate(paths.login)}
      />
    </PageTitle>
  );
}
