import { useLocation } from 'react-router';
import { ForgotPasswordScreen } from '../../components/auth/ForgotPasswordScreen';
import { useForgotPasswordScreen } from '../../hooks/auth/useForgotPasswordScreen';
import { authRecoveryMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/forgot-password`. */
export function ForgotPasswordPage() {
  const t = useMessages(authRecoveryMessages);
  const { state: handedOver } = useLocation();
  const screen = useForgotPasswordScreen({
    ...useAuthFrame(),
    defaultEmail: typedEmail(handedOver),
    signInHref: authPaths.login,
  });
  return (
    <PageTitle title={t('forgotTitle')}>
      <ForgotPasswordScreen {...screen} />
    </PageTitle>
  );
}

/** What was typed at the sign-in. Anything can be in the state of a history entry. */
function typedEmail(state: unknown): string {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'email' in state && typeof state.email === 'string' ? state.email : '';
}
