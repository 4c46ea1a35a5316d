import type { ExternalProvider } from '../../domain/auth/session';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { PROVIDERS } from './providers';

/** Props of {@link ExternalSignIn}. */
export interface ExternalSignInProps {
  /** The provider that is about to be opened; its button keeps its width meanwhile. @default none */
  pendingProvider?: ExternalProvider | null | undefined;
  /** Why nobody can sign in here; the buttons are disabled and say so. @default none */
  disabledReason?: string | undefined;
  /** Called with the provider to go to. */
  onExternal: (provider: ExternalProvider) => void;
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

/** Sign-in with Google or Microsoft, over the form for e-mail and password (specification §2.1). */
export function ExternalSignIn({
  pendingProvider,
  disabledReason,
  onExternal,
}: ExternalSignInProps) {
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
            if (!pendingProvider) onExternal(provider);
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
