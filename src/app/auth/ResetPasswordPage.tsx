import { ResetPasswordScreen } from '../../components/auth/ResetPasswordScreen';
import { useResetPasswordScreen } from '../../hooks/auth/useResetPasswordScreen';
import { authRecoveryMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { authPaths } from './paths';
import { useResetLink } from './ResetLinkGate';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/reset-password`, with what {@link useResetLink} took from its address. */
export function ResetPasswordPage() {
  const t = useMessages(authRecoveryMessages);
  const screen = useResetPasswordScreen({
    ...useAuthFrame(),
    link: useResetLink(),
    signInHref: authPaths.login,
    forgotPasswordHref: authPaths.forgotPassword,
  });
  const titles = { done: t('resetDoneTitle'), form: t('resetTitle'), broken: t('resetBroken') };
  return (
    // A new key moves the focus to the heading when the fields go.
    <PageTitle key={screen.status} title={titles[screen.status]}>
      <ResetPasswordScreen {...screen} />
    </PageTitle>
  );
}
