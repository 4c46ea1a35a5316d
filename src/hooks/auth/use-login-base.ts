import { useState } from 'react';
import type { LoginInput } from '../../api/calls/auth';
import type { AuthFrameProps, LoginFormProps, LoginScreenProps } from '../../contracts/auth';
import type { SignedOutReason } from '../../domain/auth/session-machine-types';
import { useConsole } from '../console/console-context';
import { useWrite, type Write } from '../writes/useWrite';
import type { LoginOutcome } from './session';
import { useSessionStore } from './session-context';
import { useSession } from './useSession';

/**
 * Signs in (specification §4, "Login"): the result names the next page. After a failure no user is
 * signed in, the stored session is removed, and logout was called on the server. With
 * `twoFactorRequired` and `profileIncomplete` the credentials are in the vault for the next page.
 */
export function useLogin(): Write<LoginInput, LoginOutcome> {
  const store = useSessionStore();
  return useWrite((_client, input) => store.login(input));
}

/** The e-mail of the last password sign-in when the component mounted; '' for none. */
export function useSavedEmail(): string {
  const { storage } = useConsole().platform;
  return useState(() => storage.savedEmail.get() ?? '')[0];
}

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
