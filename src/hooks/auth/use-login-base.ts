import type { LoginInput } from '../../api/calls/auth';
import type { AuthFrameProps, LoginFormProps, LoginScreenProps } from '../../contracts/auth';
import type { SignedOutReason } from '../../domain/auth/session-machine-types';
import type { Write } from '../writes/useWrite';
import type { LoginOutcome } from './session';
import { useLogin } from './useLogin';
import { useSavedEmail } from './useSavedEmail';
import { useSession } from './useSession';

/** Settings of every sign-in page. What is around the form goes on to the screen. */
export interface LoginScreenOptions
  extends AuthFrameProps,
    Pick<LoginFormProps, 'emailAutoComplete' | 'forgotPasswordHref' | 'onForgotPassword'> {
  /**
   * Called when a code is asked for as well: show the second factor (`useTwoFactorScreen`), which
   * has five minutes to take what was typed. @default the form says that it has no place for it
   */
  onTwoFactorRequired?: (() => void) | undefined;
  /**
   * Called when names are missing: show the profile (`useProfileCompletionScreen`). The session is
   * `profileIncomplete` then. @default the form says that it has no place for it
   */
  onProfileIncomplete?: (() => void) | undefined;
  /** Called when somebody has signed in here: lead on. @default nothing happens */
  onSignedIn?: (() => void) | undefined;
  /** Called when something is sent: the moment to fetch what comes next. @default none */
  onSubmitting?: (() => void) | undefined;
}

/** The form of a sign-in page, and the write behind it. */
export function useLoginBase({
  onTwoFactorRequired,
  onProfileIncomplete,
  onSignedIn,
  onSubmitting,
  ...given
}: LoginScreenOptions): {
  readonly login: Write<LoginInput, LoginOutcome>;
  readonly screen: LoginScreenProps;
  /** Why nobody is signed in. */
  readonly reason: SignedOutReason;
} {
  const login = useLogin();
  const { isPending, failure } = login;
  const session = useSession();
  const reason = session.status === 'signedOut' ? session.reason : 'none';
  const next: Readonly<Record<LoginOutcome, (() => void) | undefined>> = {
    signedIn: onSignedIn,
    profileIncomplete: onProfileIncomplete,
    twoFactorRequired: onTwoFactorRequired,
  };
  return {
    login,
    reason,
    screen: {
      ...given,
      defaultEmail: useSavedEmail(),
      isPending,
      failure,
      isAccepted: reason === 'accountFailed',
      onSubmit: async (values) => {
        onSubmitting?.();
        const outcome = await login.run(values);
        if (outcome.status === 'done') next[outcome.result]?.();
      },
    },
  };
}
