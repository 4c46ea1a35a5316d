import { resetPassword } from '../../screens/auth';
import { ScreenPage } from '../PageTitle';
import { authPaths } from './paths';
import { useResetLink } from './ResetLinkGate';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/reset-password`, with what {@link useResetLink} took from its address. */
export function ResetPasswordPage() {
  const screen = resetPassword.useScreen({
    ...useAuthFrame(),
    link: useResetLink(),
    signInHref: authPaths.login,
    forgotPasswordHref: authPaths.forgotPassword,
  });
  // A new key moves the focus to the heading when the fields go.
  return <ScreenPage key={screen.status} row={resetPassword} screen={screen} />;
}
