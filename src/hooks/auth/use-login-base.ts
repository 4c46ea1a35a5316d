import type { LoginInput } from '../../api/calls/auth';
import type { AuthFrameProps, LoginFormProps, LoginScreenProps } from '../../contracts/auth';
import type { SignedOutReason } from '../../domain/auth/session-machine-types';
import type { Write } from '../writes/useWrite';
import type { LoginOutcome } from './session';
import { useLogin } from './useLogin';
import { useSavedEmail } from './useSavedEmail';
import { useSession } from './useSession';

/** Settings of every sign-in page. The frame of the form is passed on to the screen. */
export interface LoginScreenOptions
  extends AuthFrameProps,
    Pick<LoginFormProps, 'emailAutoComplete' | 'forgotPasswordHref' | 'onForgotPassword'> {
  /**
   * Called when a code is required: show the second factor (`useTwoFactorScreen`), which can take
   * the credentials for five minutes. @default the form shows that this is not supported
   */
  onTwoFactorRequired?: (() => void) | undefined;
  /**
   * Called when names are missing: show the profile (`useProfileCompletionScreen`). The session is
   * then `profileIncomplete`. @default the form shows that this is not supported
   */
  onProfileIncomplete?: (() => void) | undefined;
  /** Called after a sign-in here: redirect. @default nothing */
  onSignedIn?: (() => void) | undefined;
  /** Called when the form is sent: the time to prefetch the next page. @default nothing */
  onSubmitting?: (() => void) | undefined;
}

/** The form of a sign-in page, and its write. */
export function useLoginBase({
  brandName,
  frame,
  onSignedIn,
  onProfileIncomplete,
  onTwoFactorRequired,
  onSubmitting,
  ...given
}: LoginScreenOptions): {
  readonly login: Write<LoginInput, LoginOutcome>;
  readonly screen: LoginScreenProps;
  /** Why the user is signed out. */
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
      brandName,
      frame,
      form: {
        ...given,
        isPending,
        failure,
        isAccepted: reason === 'accountFailed',
        defaultEmail: useSavedEmail(),
        onSubmit: async (values) => {
          onSubmitting?.();
          const outcome = await login.run(values);
          if (outcome.status === 'done') next[outcome.result]?.();
        },
      },
    },
  };
}
