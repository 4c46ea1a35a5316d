import type { EntryLoginScreenProps } from '../../contracts/auth';
import type { EntryNotice, LoginNotice } from '../../domain/auth/login-notice';
import { failureText } from '../../domain/failure';
import { authEntryMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { AuthLayout } from './AuthLayout';
import { ExternalSignIn } from './ExternalSignIn';
import { LoginForm } from './LoginForm';
import { LoginScreen } from './LoginScreen';
import { useAuthFailure } from './useAuthFailure';

/**
 * The sign-in page of a whole portal: it also has the buttons for Google and Microsoft, and says what
 * became of a confirmation mail, of a provider and of an impersonation (specification §2.1, §4, §8).
 * A form alone is `LoginScreen`, which carries none of these.
 *
 * @example
 * ```tsx
 * <EntryLoginScreen
 *   brandName="Fjord"
 *   notice={{ kind: 'emailActivated' }}
 *   isPending={false}
 *   failure={null}
 *   onSubmit={({ email, password }) => signIn(email, password)}
 * />
 * ```
 */
export function EntryLoginScreen({
  notice,
  failure,
  externalFailure,
  disabledReason,
  pendingProvider,
  onExternal,
  onSubmit,
  ...screen
}: EntryLoginScreenProps) {
  const t = useMessages(authEntryMessages);
  const failed = useAuthFailure();
  if (notice?.kind === 'impersonationClosed') {
    const { brandName, logo, links, panel, language, defaultEmail } = screen;
    const reason = t('impersonationClosed');
    // The form takes nothing, and says why (specification §4, "Logout message").
    return (
      <AuthLayout
        {...{ brandName, logo, links, panel, language }}
        title={notice.name ? t('signedOutOf', { name: notice.name }) : t('signedOutOfUser')}
        text={t('closeTab')}
        notice={reason}
        noticeTone="success"
      >
        {onExternal && <ExternalSignIn disabledReason={reason} onExternal={onExternal} />}
        <LoginForm
          defaultEmail={defaultEmail}
          isPending={false}
          failure={null}
          disabledReason={reason}
          onSubmit={onSubmit}
        />
      </AuthLayout>
    );
  }
  const external = externalFailure && {
    ...externalFailure,
    serverMessage: failureText(externalFailure, t('externalFailed')),
  };
  return (
    <LoginScreen
      {...screen}
      disabledReason={disabledReason}
      notice={inWords(notice)}
      failure={failure ?? external ?? null}
      onSubmit={(values) => {
        if (!pendingProvider) onSubmit(values);
      }}
    >
      {onExternal && (
        <ExternalSignIn
          disabledReason={disabledReason}
          pendingProvider={pendingProvider}
          onExternal={(provider) => {
            if (!screen.isPending) onExternal(provider);
          }}
        />
      )}
    </LoginScreen>
  );

  function inWords(
    notice: Exclude<EntryNotice, { kind: 'impersonationClosed' }> | null | undefined,
  ): LoginNotice | null {
    if (!notice) return null;
    switch (notice.kind) {
      case 'own':
      case 'sessionEnded':
      case 'startFailed':
      case 'codeNoPlace':
      case 'profileNoPlace':
        return notice;
      case 'emailNotConfirmed': {
        const text = failed(notice.failure, t('emailAlreadyConfirmed'));
        return { kind: 'own', text, tone: 'danger' };
      }
      default: {
        const tone = notice.kind === 'emailActivated' ? 'success' : undefined;
        return { kind: 'own', text: t(notice.kind), tone };
      }
    }
  }
}
