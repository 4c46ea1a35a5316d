import type { ResetPasswordScreenProps } from '../../contracts/auth';
import { isUnanswered } from '../../domain/failure';
import {
  authMessages,
  authRecoveryMessages,
  authSharedMessages,
} from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { KEEP_FOCUS } from '../ui/keep-focus';
import { Link } from '../ui/Link';
import { AuthLayout } from './AuthLayout';
import { ResetPasswordForm } from './ResetPasswordForm';

const Actions = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  & > span { text-align: center; font-size: var(--plinth-font-size-sm); }
  `),
);

/**
 * Sets a new password, from a mailed link (specification §2.1, §4, §5, §8).
 * `useResetPasswordScreen` returns its props.
 *
 * @example
 * ```tsx
 * <ResetPasswordScreen
 *   brandName="Fjord"
 *   status="form"
 *   email="maren@fjord.example"
 *   isPending={false}
 *   failure={null}
 *   signInHref="/in"
 *   forgotPasswordHref="/forgot"
 *   onSubmit={({ newPassword }) => save(newPassword)}
 * />
 * ```
 */
export function ResetPasswordScreen({
  brandName,
  frame,
  status,
  signInHref,
  forgotPasswordHref,
  ...form
}: ResetPasswordScreenProps) {
  const t = useMessages(authRecoveryMessages);
  const tAuth = useMessages(authMessages);
  const shared = useMessages(authSharedMessages);
  const around = { brandName, frame };
  if (status === 'done') {
    return (
      <AuthLayout {...around} title={t('resetDoneTitle')} text={t('resetDoneText')}>
        <Actions>
          <Link href={signInHref} data-variant="primary">
            {tAuth('signIn')}
          </Link>
        </Actions>
      </AuthLayout>
    );
  }
  const back = (
    <span>
      <Link {...KEEP_FOCUS} href={signInHref}>
        {shared('backToSignIn')}
      </Link>
    </span>
  );
  if (status === 'broken') {
    return (
      <AuthLayout {...around} title={t('resetBroken')} text={t('resetBrokenHelp')}>
        <Actions>
          <Link href={forgotPasswordHref} data-variant="primary">
            {t('resetAskAgain')}
          </Link>
          {back}
        </Actions>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout {...around} title={t('resetTitle')} text={t('resetIntro', { email: form.email })}>
      <Actions>
        <ResetPasswordForm {...form} />
        {form.failure && !isUnanswered(form.failure) && (
          <span>
            <Link {...KEEP_FOCUS} href={forgotPasswordHref}>
              {t('resetAskAgain')}
            </Link>
          </span>
        )}
        {back}
      </Actions>
    </AuthLayout>
  );
}
