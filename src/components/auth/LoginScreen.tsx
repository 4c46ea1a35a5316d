import type { ReactNode } from 'react';
import type { LoginNotice } from '../../domain/auth/login-notice';
import type { LoginScreenContent } from '../../domain/auth/login-screen';
import { failureText } from '../../domain/failure';
import { authEntryMessages, authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import { ExternalSignIn } from './ExternalSignIn';
import { LoginForm, type LoginFormProps } from './LoginForm';

/** Props of {@link LoginScreen}: those of the form and of the frame beside it. */
export interface LoginScreenProps
  extends LoginScreenContent<ReactNode>,
    Pick<LoginFormProps, 'disabledReason'> {}

/**
 * The whole sign-in page: the form with the marketing panel beside it (specification §2.1, §4, §8).
 * `useLoginScreen` returns what it takes.
 *
 * @example
 * ```tsx
 * <LoginScreen
 *   brandName="Fjord"
 *   isPending={false}
 *   failure={{ kind: 'refused', serverMessage: 'That did not match' }}
 *   onSubmit={({ email, password }) => signIn(email, password)}
 * />
 * ```
 */
export function LoginScreen({
  brandName,
  logo,
  links,
  panel,
  language,
  notice,
  pendingProvider,
  externalFailure,
  onExternal,
  ...form
}: LoginScreenProps) {
  const t = useMessages(authMessages);
  const tEntry = useMessages(authEntryMessages);
  const isClosed = notice?.kind === 'impersonationClosed';
  const closedReason = isClosed ? tEntry('impersonationClosedReason') : undefined;
  const { isPending, failure, disabledReason = closedReason } = form;
  const externalText = failureText(externalFailure, tEntry('externalFailed'));
  return (
    <AuthLayout
      {...{ brandName, logo, links, panel, language }}
      notice={noticeText()}
      noticeText={closedReason}
      noticeTone={noticeTone(notice)}
      title={t('loginTitle')}
      text={t('loginIntro')}
    >
      {onExternal && (
        <ExternalSignIn
          {...{ pendingProvider, disabledReason }}
          onExternal={(provider) => {
            if (!isPending) onExternal(provider);
          }}
        />
      )}
      <LoginForm
        {...form}
        disabledReason={disabledReason}
        failure={
          failure ?? (externalFailure ? { ...externalFailure, serverMessage: externalText } : null)
        }
        onSubmit={(values) => {
          if (!pendingProvider) form.onSubmit(values);
        }}
      />
    </AuthLayout>
  );

  function noticeText(): string {
    if (!notice) return '';
    switch (notice.kind) {
      case 'own':
        return notice.text;
      case 'sessionEnded':
      case 'startFailed':
        return t(notice.kind);
      case 'emailNotConfirmed':
        return failureText(notice.failure, tEntry('emailAlreadyConfirmed'));
      default:
        return tEntry(notice.kind);
    }
  }
}

function noticeTone(notice: LoginNotice | null | undefined): AuthLayoutProps['noticeTone'] {
  if (notice?.kind === 'own') return notice.tone;
  if (notice?.kind === 'emailActivated') return 'success';
  return notice?.kind === 'emailNotConfirmed' ? 'danger' : undefined;
}
