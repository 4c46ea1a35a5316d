import { useLocation, useNavigate } from 'react-router';
import { LoginScreen } from '../../components/auth/LoginScreen';
import { useExternalLogin } from '../../hooks/auth/useExternalLogin';
import { useLogin } from '../../hooks/auth/useLogin';
import { useSavedEmail } from '../../hooks/auth/useSavedEmail';
import { authMessages } from '../../messages/en/auth';
import { authEntryMessages } from '../../messages/en/auth-entry';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { readLoginError } from './login-error';
import { useAuthFrame } from './useAuthFrame';
import { useLoginNotice } from './useLoginNotice';

/** `/auth/login`. Once the session is there, the routes lead on by themselves. */
export function LoginPage({
  onSubmitting,
}: {
  /** The moment to fetch what comes after the sign-in. */
  onSubmitting: () => void;
}) {
  const t = useMessages(authMessages);
  const tEntry = useMessages(authEntryMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const login = useLogin();
  const external = useExternalLogin();
  const { notice, ...said } = useLoginNotice();
  const isUntouched =
    login.state.status === 'idle' && !external.pendingProvider && !external.failure;
  return (
    <PageTitle title={t('loginTitle')}>
      <LoginScreen
        {...useAuthFrame()}
        {...said}
        notice={isUntouched ? notice : ''}
        defaultEmail={useSavedEmail()}
        isPending={login.isPending}
        pendingProvider={external.pendingProvider}
        errorText={errorText()}
        forgotPasswordHref={paths.forgotPassword}
        onForgotPassword={(email) => void navigate(paths.forgotPassword, { state: { email } })}
        onExternal={(provider) => {
          login.reset();
          external.leaveFor(provider);
        }}
        onSubmit={async (values) => {
          onSubmitting();
          external.reset();
          const outcome = await login.run(values);
          if (outcome.status === 'done' && outcome.result === 'twoFactorRequired') {
            void navigate(paths.twoFactor);
          }
        }}
      />
    </PageTitle>
  );

  function errorText(): string {
    if (login.failure) return login.failure.serverMessage || t('loginFailed');
    if (external.failure) return external.failure.serverMessage || tEntry('externalFailed');
    return isUntouched ? readLoginError(location.state) : '';
  }
}
