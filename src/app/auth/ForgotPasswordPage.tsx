import { useLocation } from 'react-router';
import { forgotPassword } from '../../screens/auth';
import { ScreenPage } from '../PageTitle';
import { authPaths } from './paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/forgot-password`. */
export function ForgotPasswordPage() {
  const { state: handedOver } = useLocation();
  const screen = forgotPassword.useScreen({
    ...useAuthFrame(),
    defaultEmail: typedEmail(handedOver),
    signInHref: authPaths.login,
  });
  return <ScreenPage row={forgotPassword} screen={screen} />;
}

/** What was typed at the sign-in. Anything can be in the state of a history entry. */
function typedEmail(state: unknown): string {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'email' in state && typeof state.email === 'string' ? state.email : '';
}
