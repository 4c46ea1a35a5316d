import { ForgotPasswordScreen } from '../../components/auth/ForgotPasswordScreen';
import { ProfileCompletionScreen } from '../../components/auth/ProfileCompletionScreen';
import { TwoFactorScreen } from '../../components/auth/TwoFactorScreen';
import { NavigationProvider } from '../../components/ui/NavigationProvider';
import type { KnownProfile, Session } from '../../domain/auth/session-machine-types';
import { useForgotPasswordScreen } from '../../hooks/auth/useForgotPasswordScreen';
import { useLogout } from '../../hooks/auth/useLogout';
import { useProfileCompletionScreen } from '../../hooks/auth/useProfileCompletionScreen';
import { useTwoFactorScreen } from '../../hooks/auth/useTwoFactorScreen';
import type { SignInStep } from './SignInEmbed';

interface Place {
  brandName: string;
  /** What leads back to the form. */
  signInHref: string;
}

/** What comes after the form, or instead of it. */
export function SignInSteps({
  session,
  step,
  onBack,
  ...place
}: Place & { session: Session; step: SignInStep; onBack: () => void }) {
  if (session.status === 'profileIncomplete')
    return <Profile {...place} {...session} onBack={onBack} />;
  if (step.at === 'forgot') return <Forgot {...place} email={step.email} />;
  return <Code {...place} onBack={onBack} />;
}

function Code(given: Place & { onBack: () => void }) {
  return <TwoFactorScreen {...useTwoFactorScreen(given)} />;
}

function Forgot({ email, ...given }: Place & { email: string }) {
  return <ForgotPasswordScreen {...useForgotPasswordScreen({ ...given, defaultEmail: email })} />;
}

function Profile({
  email,
  profile,
  onBack,
  ...given
}: Place & { email: string; profile: KnownProfile; onBack: () => void }) {
  const logout = useLogout();
  const screen = useProfileCompletionScreen({ ...given, email, profile });
  // The one link of this screen: another account.
  const leave = () => {
    onBack();
    void logout.run();
  };
  return (
    <NavigationProvider navigate={leave}>
      <ProfileCompletionScreen {...screen} />
    </NavigationProvider>
  );
}
