import type { SignInStep } from '../../contracts/auth';
import { authMessages } from '../../messages/generated/en/auth';
import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { StateFrame } from '../ui/EmptyState';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { ProfileCompletionScreen } from './ProfileCompletionScreen';
import { TwoFactorScreen } from './TwoFactorScreen';

type At<Name> = Extract<SignInStep, { readonly at: Name }>;

/** The steps after the sign-in form, or in place of it. */
export function SignInSteps({ step }: { step: SignInStep }) {
  switch (step.at) {
    case 'code':
      return <Code {...step} />;
    case 'profile':
      return <Profile {...step} />;
    case 'forgot':
      return <Forgot {...step} />;
    case 'signedIn':
      return <SignedIn {...step} />;
    default:
      return null;
  }
}

function Code({ useScreen }: At<'code'>) {
  return <TwoFactorScreen {...useScreen()} />;
}

function Profile({ useScreen }: At<'profile'>) {
  return <ProfileCompletionScreen {...useScreen()} />;
}

function Forgot({ useScreen }: At<'forgot'>) {
  return <ForgotPasswordScreen {...useScreen()} />;
}

/** Replaces the sign-in: shows who is signed in, and a sign-out button. */
function SignedIn({ email, onSignOut }: At<'signedIn'>) {
  const t = useMessages(authMessages);
  const tSession = useMessages(sharedSessionMessages);
  return (
    <StateFrame data-slot="empty-state" role="status">
      <h2>{t('signedInTitle')}</h2>
      <p>{email}</p>
      <Button onPress={onSignOut}>{tSession('signOut')}</Button>
    </StateFrame>
  );
}
