import type { ExternalLoginScreenProps } from '../../contracts/auth';
import { failureText } from '../../domain/failure';
import { authEntryMessages, authSharedMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FormError } from '../ui/FormError';
import { Link } from '../ui/Link';
import { Spinner } from '../ui/Spinner';
import { AuthLayout } from './AuthLayout';
import { PROVIDERS } from './providers';

const Status = styled('div')(
  layered(`
  display: flex;
  align-items: center;
  gap: var(--plinth-space-3);
  color: var(--plinth-text-muted);
  & > svg, & > [data-slot='spinner'] { flex: none; }
  &:empty { position: absolute; }
  `),
);

const Back = styled('div')(layered('justify-self: start;'));

/**
 * Completes the sign-in with Google or Microsoft (specification §2.1, §4). `useExternalLoginScreen`
 * returns its props.
 *
 * @example
 * ```tsx
 * <ExternalLoginScreen
 *   brandName="Fjord"
 *   provider="google"
 *   progress={{ status: 'redirecting' }}
 *   signInHref="/in"
 * />
 * ```
 */
export function ExternalLoginScreen({
  provider,
  progress,
  signInHref,
  ...frame
}: ExternalLoginScreenProps) {
  const t = useMessages(authEntryMessages);
  const shared = useMessages(authSharedMessages);
  const name = PROVIDERS.find((one) => one.provider === provider)?.name;
  const isFailed = progress.status === 'failed';
  return (
    <AuthLayout
      {...frame}
      title={name ? t('externalTitle', { provider: name }) : t('externalUnknownTitle')}
    >
      <Status role="status" data-slot="external-status">
        {!isFailed && (
          <>
            <Spinner />
            <span>
              {progress.status === 'loading' ? t('externalLoading') : t('externalRedirecting')}
            </span>
          </>
        )}
      </Status>
      <FormError>{isFailed && failureText(progress.failure, t('externalFailed'))}</FormError>
      {isFailed && (
        <Back>
          <Link href={signInHref} data-variant="button">
            {shared('backToSignIn')}
          </Link>
        </Back>
      )}
    </AuthLayout>
  );
}
