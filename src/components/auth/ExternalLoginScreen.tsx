import type { ExternalProvider } from '../../domain/auth/session';
import { authEntryMessages } from '../../messages/en/auth-entry';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FormError } from '../ui/FormError';
import { Link } from '../ui/Link';
import { Spinner } from '../ui/Spinner';
import type { AuthFrameProps } from './AuthFrame';
import { AuthLayout } from './AuthLayout';
import { PROVIDERS } from './providers';

/** How the return from an external provider stands. */
export type ExternalLoginProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'redirecting' }
  /** In words for the user. */
  | { readonly status: 'failed'; readonly text: string };

/** Props of {@link ExternalLoginScreen}. */
export interface ExternalLoginScreenProps extends AuthFrameProps {
  /** Whom the user comes back from; null for one that is not known. */
  provider: ExternalProvider | null;
  progress: ExternalLoginProgress;
  /** Where the link back leads after a failure. */
  loginHref: string;
}

const Status = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: flex;
  align-items: center;
  gap: var(--plinth-space-3);
  color: var(--plinth-text-muted);
  & > svg, & > [data-slot='spinner'] { flex: none; }
  &:empty { position: absolute; }
  `),
);

const Back = /* @__PURE__ */ styled('div')(/* @__PURE__ */ layered('justify-self: start;'));

/** Completes the sign-in with Google or Microsoft (specification §2.1, §4). */
export function ExternalLoginScreen({
  provider,
  progress,
  loginHref,
  ...frame
}: ExternalLoginScreenProps) {
  const t = useMessages(authEntryMessages);
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
            {progress.status === 'loading' ? t('externalLoading') : t('externalRedirecting')}
          </>
        )}
      </Status>
      <FormError>{isFailed && progress.text}</FormError>
      {isFailed && (
        <Back>
          <Link href={loginHref} data-variant="button">
            {t('backToSignIn')}
          </Link>
        </Back>
      )}
    </AuthLayout>
  );
}
