import { ProfileCompletionScreen } from '../../components/auth/ProfileCompletionScreen';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import type { KnownProfile } from '../../hooks/auth/session';
import { useCompleteProfile } from '../../hooks/auth/useCompleteProfile';
import { useSkipProfile } from '../../hooks/auth/useSkipProfile';
import { profileMessages } from '../../messages/en/auth-profile';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { useAuthFrame } from './useAuthFrame';

/** `/auth/user-data`. Once the session is there, the routes lead on by themselves. */
export function ProfileCompletionPage({ email, known }: { email: string; known: KnownProfile }) {
  const t = useMessages(profileMessages);
  const frame = useAuthFrame();
  const alerts = useAlerts();
  const profile = useCompleteProfile({
    email,
    onSaved: () => alerts.show({ type: 'success', title: t('profileSaved'), text: '' }),
  });
  const skip = useSkipProfile();
  return (
    <PageTitle title={t('profileTitle')}>
      <ProfileCompletionScreen
        {...frame}
        status={profile.isSaved ? 'saved' : 'editing'}
        email={email}
        defaultValues={{
          firstname: known.firstname.trim(),
          lastname: known.lastname.trim(),
          displayName: known.username.trim(),
          phoneNumber: known.phone,
        }}
        isCurrentPassword={profile.isCurrentPassword}
        isCurrentPasswordAsked={profile.isCurrentPasswordAsked}
        pending={profile.isPending ? 'submit' : skip.isPending ? 'skip' : undefined}
        errorText={errorText()}
        signInHref={paths.logout}
        onSubmit={(values) => {
          skip.reset();
          profile.submit(values);
        }}
        onSkip={() => {
          profile.reset();
          void skip.run();
        }}
        onGoOn={profile.goOn}
      />
    </PageTitle>
  );

  function errorText(): string {
    if (skip.failure || (profile.failure && profile.isSaved)) return t('profileSkipFailed');
    return profile.failure ? profile.failure.serverMessage || t('profileSaveFailed') : '';
  }
}
