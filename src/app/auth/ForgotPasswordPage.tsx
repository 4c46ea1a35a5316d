import { useLocation } from 'react-router';
import { ForgotPasswordScreen } from '../../components/auth/ForgotPasswordScreen';
import { useForgotPassword } from '../../hooks/auth/useForgotPassword';
import { recoveryMessages } from '../../messages/en/auth-recovery';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/forgot-password`. */
export function ForgotPasswordPage() {
  const t = useMessages(recoveryMessages);
  const frame = useAuthFrame();
  const { state: handedOver } = useLocation();
  const { state, secondsLeft, isResend, send } = useForgotPassword();
  return (
    <PageTitle title={t('forgotTitle')}>
      <ForgotPasswordScreen
        {...frame}
        defaultEmail={typedEmail(handedOver)}
        isPending={state.status === 'pending'}
        isSent={state.status === 'done'}
        isResend={isResend}
        secondsLeft={secondsLeft}
        errorText={
          state.status === 'failed' ? state.failure.serverMessage || t('forgotFailed') : ''
        }
        signInHref={paths.login}
        onSubmit={send}
      />
    </PageTitle>
  );
}

/** What was typed at the sign-in. Anything can be in the state of a history entry. */
function typedEmail(state: unknown): string {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'email' in state && typeof state.email === 'string' ? state.email : '';
}
