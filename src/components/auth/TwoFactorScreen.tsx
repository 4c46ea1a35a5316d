import type { TwoFactorScreenProps } from '../../contracts/auth';
import { authTwoFactorMessages } from '../../messages/generated/en/auth';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Link } from '../ui/Link';
import { AuthLayout } from './AuthLayout';
import { TwoFactorForm } from './TwoFactorForm';

const Missing = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  `),
);

/**
 * The page of the second factor (specification §2.1, §8). `useTwoFactorScreen` returns its props.
 *
 * @example
 * ```tsx
 * <TwoFactorScreen
 *   brandName="Fjord"
 *   status="ready"
 *   email="maren@fjord.example"
 *   signInHref="/in"
 *   form={{
 *     isPending: false,
 *     failure: null,
 *     onSubmit: (code) => check(code),
 *     onBack: () => history.back(),
 *   }}
 * />
 * ```
 */
export function TwoFactorScreen({
  brandName,
  frame,
  status,
  email,
  signInHref,
  form,
  children,
  footer,
}: TwoFactorScreenProps) {
  const t = useMessages(authTwoFactorMessages);
  const tFailure = useMessages(uiFailureMessages);
  const isMissing = status === 'missing';
  return (
    <AuthLayout
      {...{ brandName, frame }}
      title={t('twoFactorTitle')}
      {...(isMissing ? {} : { text: t('twoFactorIntro', { email }) })}
    >
      {isMissing ? (
        <Missing>
          <Banner tone="danger" title={tFailure('failed')}>
            {t('twoFactorFailed')}
          </Banner>
          <Link href={signInHref} data-variant="primary">
            {t('goToSignIn')}
          </Link>
        </Missing>
      ) : (
        <TwoFactorForm {...form} footer={footer}>
          {children}
        </TwoFactorForm>
      )}
    </AuthLayout>
  );
}
