import type { ProfileCompletionScreenProps } from '../../contracts/auth';
import { authProfileMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { insteadOf } from '../ui/follow-link';
import { Link } from '../ui/Link';
import { AuthLayout } from './AuthLayout';
import { ProfileCompletionForm } from './ProfileCompletionForm';

const Body = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  & > [data-slot='profile-saved']:empty { position: absolute; }
  & > [data-slot='link'] { justify-self: start; margin-block-start: -16px; font-size: var(--plinth-font-size-sm); }
  `),
);

/**
 * The page of the first sign-in (specification §2.1, §8). `useProfileCompletionScreen` returns its
 * props.
 *
 * @example
 * ```tsx
 * <ProfileCompletionScreen
 *   brandName="Fjord"
 *   status="editing"
 *   signInHref="/in"
 *   form={{
 *     email: 'maren@fjord.example',
 *     failure: null,
 *     onSubmit: (values) => save(values),
 *     onSkip: () => location.assign('/'),
 *   }}
 *   onGoOn={() => location.assign('/')}
 * />
 * ```
 */
export function ProfileCompletionScreen({
  brandName,
  frame,
  status,
  form,
  onGoOn,
  signInHref,
  onSignIn,
}: ProfileCompletionScreenProps) {
  const t = useMessages(authProfileMessages);
  const isSaved = status === 'saved';
  return (
    <AuthLayout
      {...{ brandName, frame }}
      title={t('profileTitle')}
      {...(isSaved ? {} : { text: t('profileIntro', { email: form.email }) })}
    >
      <Body data-slot="profile-completion-screen">
        {/* Above the buttons: when an error disappears, a double click must not land on it. */}
        <Link href={signInHref} onPress={insteadOf(onSignIn)}>
          {t('profileSignInAgain')}
        </Link>
        {/* Always rendered, so that screen readers announce its text. */}
        <Part as="div" role="status" data-slot="profile-saved">
          {isSaved && <Banner tone="success" announce="off" title={t('profileSaved')} />}
        </Part>
        {isSaved ? (
          <>
            <FormError>{form.failure && t('profileSkipFailed')}</FormError>
            <Button
              autoFocus
              variant="primary"
              isPending={form.pending === 'submit'}
              onPress={onGoOn}
            >
              {t('profileGoOn')}
            </Button>
          </>
        ) : (
          <ProfileCompletionForm {...form} />
        )}
      </Body>
    </AuthLayout>
  );
}
