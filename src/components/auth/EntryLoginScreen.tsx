import type { EntryLoginScreenProps, ExternalSignInState } from '../../contracts/auth';
import type { EntryNotice, LoginNotice } from '../../domain/auth/login-notice';
import type { ExternalProvider } from '../../domain/auth/session';
import { failureText } from '../../domain/failure';
import { authEntryMessages, authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { AuthLayout } from './AuthLayout';
import { LoginForm } from './LoginForm';
import { LoginScreen } from './LoginScreen';
import { PROVIDERS } from './providers';
import { useAuthFailure } from './useAuthFailure';

interface ExternalSignInProps extends Pick<ExternalSignInState, 'pendingProvider'> {
  /** Disables the buttons, and explains why. @default none */
  disabledReason?: string | undefined;
  /** Called with the provider to redirect to. */
  onChoose: (provider: ExternalProvider) => void;
}

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: var(--plinth-space-5) 10px;
  & > p {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-3);
    margin: 6px 0 0;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
  }
  & > p::before, & > p::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--plinth-border);
  }
  `),
);

/** Buttons for Google and Microsoft, above the form (specification §2.1). */
function ExternalSignIn({ pendingProvider, disabledReason, onChoose }: ExternalSignInProps) {
  const t = useMessages(authMessages);
  return (
    <Root data-slot="external-sign-in">
      {PROVIDERS.map(({ provider, name, Mark }) => (
        <Button
          key={provider}
          aria-label={t('continueWith', { provider: name })}
          isPending={provider === pendingProvider}
          isDisabled={Boolean(disabledReason)}
          disabledReason={disabledReason}
          onPress={() => {
            if (!pendingProvider) onChoose(provider);
          }}
        >
          <Mark />
          <span>{name}</span>
        </Button>
      ))}
      <p>{t('orDivider')}</p>
    </Root>
  );
}

/**
 * The sign-in page of the portal. Adds the buttons for Google and Microsoft, and shows the result
 * of a confirmation mail, a provider's redirect or an impersonation (specification §2.1, §4, §8).
 * For the form alone use `LoginScreen`.
 *
 * @example
 * ```tsx
 * <EntryLoginScreen
 *   brandName="Fjord"
 *   notice={{ kind: 'emailActivated' }}
 *   form={{
 *     isPending: false,
 *     failure: null,
 *     onSubmit: ({ email, password }) => signIn(email, password),
 *   }}
 * />
 * ```
 */
export function EntryLoginScreen({
  notice,
  form,
  external = {},
  ...screen
}: EntryLoginScreenProps) {
  const { disabledReason, onSubmit } = form;
  const { pendingProvider, onChoose } = external;
  const t = useMessages(authEntryMessages);
  const failed = useAuthFailure();
  if (notice?.kind === 'impersonationClosed') {
    const { brandName, frame } = screen;
    const reason = t('impersonationClosed');
    // The form is disabled and shows the reason (specification §4, "Logout message").
    return (
      <AuthLayout
        {...{ brandName, frame }}
        title={notice.name ? t('signedOutOf', { name: notice.name }) : t('signedOutOfUser')}
        text={t('closeTab')}
        notice={reason}
        noticeTone="success"
      >
        {onChoose && <ExternalSignIn disabledReason={reason} onChoose={onChoose} />}
        <LoginForm
          defaultEmail={form.defaultEmail}
          isPending={false}
          failure={null}
          disabledReason={reason}
          onSubmit={onSubmit}
        />
      </AuthLayout>
    );
  }
  const externalFailure = external.failure && {
    ...external.failure,
    serverMessage: failureText(external.failure, t('externalFailed')),
  };
  return (
    <LoginScreen
      {...screen}
      form={{
        ...form,
        failure: form.failure ?? externalFailure ?? null,
        onSubmit: (values) => {
          if (!pendingProvider) onSubmit(values);
        },
      }}
      notice={inWords(notice)}
    >
      {onChoose && (
        <ExternalSignIn
          disabledReason={disabledReason}
          pendingProvider={pendingProvider}
          onChoose={(provider) => {
            if (!form.isPending) onChoose(provider);
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
