import type {
  AuthFrameProps,
  ProfileCompletionFormProps,
  ProfileCompletionScreenProps,
} from '../../contracts/auth';
import type { KnownProfile } from '../../domain/auth/session-machine-types';
import { useWrite, type Write } from '../writes/useWrite';
import { useSessionStore } from './session-context';
import { useCompleteProfile } from './useCompleteProfile';

/** Continues to the dashboard without completing the profile (specification §4, "Skip"). */
export function useSkipProfile(): Write<void, void> {
  const store = useSessionStore();
  return useWrite(() => store.enter());
}

/**
 * Settings of {@link useProfileCompletionScreen}. The frame of the form is passed on to the screen.
 */
export interface ProfileCompletionScreenOptions
  extends AuthFrameProps,
    Pick<ProfileCompletionScreenProps, 'signInHref' | 'onSignIn'>,
    Pick<ProfileCompletionFormProps, 'email'> {
  /** The known values: `profile` of the session. */
  profile: KnownProfile;
  /** Called when the details are saved, before the user is loaded. @default none */
  onSaved?: (() => void) | undefined;
}

/**
 * The page of the first sign-in: what `ProfileCompletionScreen` takes (specification §2.1, §4, §8).
 * Show it while the session is `profileIncomplete`.
 *
 * @example
 * ```tsx
 * function Profile({ email, profile }: { email: string; profile: KnownProfile }) {
 *   const screen = useProfileCompletionScreen({ brandName: 'Fjord', email, profile, signInHref: '/out' });
 *   return <ProfileCompletionScreen {...screen} />;
 * }
 * ```
 */
export function useProfileCompletionScreen({
  email,
  profile: known,
  onSaved,
  ...given
}: ProfileCompletionScreenOptions): ProfileCompletionScreenProps {
  const profile = useCompleteProfile({ email, onSaved });
  const skip = useSkipProfile();
  return {
    ...given,
    status: profile.isSaved ? 'saved' : 'editing',
    form: {
      email,
      defaultValues: {
        firstname: known.firstname.trim(),
        lastname: known.lastname.trim(),
        displayName: known.username.trim(),
        phoneNumber: known.phone,
      },
      isCurrentPassword: profile.isCurrentPassword,
      isCurrentPasswordAsked: profile.isCurrentPasswordAsked,
      pending: profile.isPending ? 'submit' : skip.isPending ? 'skip' : undefined,
      failure: profile.failure,
      skipFailure: skip.failure,
      onSubmit: (values) => {
        skip.reset();
        profile.submit(values);
      },
      onSkip: () => {
        profile.reset();
        void skip.run();
      },
    },
    onGoOn: profile.goOn,
  };
}
