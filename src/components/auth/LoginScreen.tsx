import type { LoginScreenProps } from '../../contracts/auth';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { AuthLayout } from './AuthLayout';
import { LoginForm } from './LoginForm';

/**
 * The sign-in page: the form, and optionally the marketing panel (specification §2.1, §4, §8).
 * `useLoginScreen` returns its props.
 *
 * @example
 * ```tsx
 * <LoginScreen
 *   brandName="Fjord"
 *   form={{
 *     isPending: false,
 *     failure: { kind: 'refused', serverMessage: 'That did not match' },
 *     onSubmit: ({ email, password }) => signIn(email, password),
 *   }}
 * />
 * ```
 */
export function LoginScreen({
  brandName,
  frame,
  form,
  notice,
  signedInAs,
  children,
  footer,
}: LoginScreenProps) {
  const t = useMessages(authMessages);
  if (signedInAs !== undefined) {
    return <AuthLayout {...{ brandName, frame }} title={t('signedInTitle')} text={signedInAs} />;
  }
  const own = notice?.kind === 'own' ? notice : null;
  return (
    <AuthLayout
      {...{ brandName, frame }}
      notice={notice && notice.kind !== 'own' ? t(notice.kind) : (own?.text ?? '')}
      noticeText={own?.details}
      noticeTone={own?.tone}
      title={t('loginTitle')}
      text={t('loginIntro')}
    >
      {children}
      <LoginForm {...form} />
      {footer}
    </AuthLayout>
  );
}
