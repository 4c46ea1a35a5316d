import { useNavigate } from 'react-router';
import { LoginScreen } from '../../components/auth/LoginScreen';
import { useLogin } from '../../hooks/auth/useLogin';
import { useSession } from '../../hooks/auth/useSession';
import { authMessages } from '../../messages/en/auth';
import { useMessages } from '../../messages/messages';
import { BrandLogo } from '../BrandLogo';
import { useConfig } from '../ConfigContext';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';

/** `/auth/login`. Once the session is there, the routes lead on by themselves. */
export function LoginPage({
  onSubmitting,
}: {
  /** The moment to fetch what comes after the sign-in. */
  onSubmitting: () => void;
}) {
  const t = useMessages(authMessages);
  const { brand, links } = useConfig();
  const login = useLogin();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <PageTitle title={t('loginTitle')}>
      <LoginScreen
        brandName={brand.name}
        logo={<BrandLogo />}
        links={links}
        notice={login.state.status === 'idle' ? notice() : ''}
        isPending={login.isPending}
        errorText={errorText()}
        onSubmit={(values) => {
          onSubmitting();
          void login.run(values).then((outcome) => {
            const isDone = outcome.status === 'done';
            if (isDone && outcome.result === 'twoFactorRequired') void navigate(paths.twoFactor);
          });
        }}
      />
    </PageTitle>
  );

  function notice(): string {
    if (session.status !== 'signedOut') return '';
    if (session.reason === 'expired') return t('sessionEnded');
    return session.reason === 'startFailed' ? t('startFailed') : '';
  }

  function errorText(): string {
    if (login.state.status === 'error') return login.state.error.serverMessage || t('loginFailed');
    return '';
  }
}
