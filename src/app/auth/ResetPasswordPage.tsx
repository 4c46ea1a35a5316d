import { ResetPasswordScreen } from '../../components/auth/ResetPasswordScreen';
import { useResetPassword } from '../../hooks/auth/useResetPassword';
import { recoveryMessages } from '../../messages/en/auth-recovery';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { useResetLink } from './ResetLinkGate';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/reset-password`, with what {@link useResetLink} took from its address. */
export function ResetPasswordPage() {
  const t = useMessages(recoveryMessages);
  const frame = useAuthFrame();
  const link = useResetLink();
  const { state, isPending, run } = useResetPassword();
  const status = state.status === 'done' ? 'done' : link ? 'form' : 'broken';
  const titles = { done: t('resetDoneTitle'), form: t('resetTitle'), broken: t('resetBroken') };
  return (
    // A new key moves the focus to the heading when the fields go.
    <PageTitle key={status} title={titles[status]}>
      <ResetPasswordScreen
        {...frame}
        status={status}
        email={link?.email ?? ''}
        isPending={isPending}
        errorText={state.status === 'failed' ? state.failure.serverMessage || t('resetBroken') : ''}
        signInHref={paths.login}
        forgotPasswordHref={paths.forgotPassword}
        onSubmit={({ newPassword }) => {
          if (link) void run({ ...link, newPassword });
        }}
      />
    </PageTitle>
  );
}
