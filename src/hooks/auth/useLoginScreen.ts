import type { ReactNode } from 'react';
import type { AuthFrameContent } from '../../domain/auth/auth-frame';
import type { LoginNotice } from '../../domain/auth/login-notice';
import type { LoginFormContent, LoginScreenContent } from '../../domain/auth/login-screen';
import type { Failure } from '../../domain/failure';
import type { WriteState } from '../../domain/write-state';
import type { ExternalLogin } from './useExternalLogin';
import { useLogin } from './useLogin';
import { useSavedEmail } from './useSavedEmail';
import { useSession } from './useSession';

/** Settings of {@link useLoginScreen}. What is around the form goes on to the screen. */
export interface LoginScreenOptions
  extends AuthFrameContent<ReactNode>,
    Pick<LoginFormContent, 'forgotPasswordHref' | 'onForgotPassword'> {
  /**
   * Called when a code is asked for as well: show the second factor (`useTwoFactorScreen`), which
   * has five minutes to take what was typed. @default nothing happens
   */
  onTwoFactorRequired?: (() => void) | undefined;
  /** Called when something is sent: the moment to fetch what comes next. @default none */
  onSubmitting?: (() => void) | undefined;
  /** What `useExternalLogin` returns. @default no buttons for Google and Microsoft */
  external?: ExternalLogin | undefined;
  /**
   * Why the user came back from a provider without being signed in, as `useExternalLoginScreen`
   * hands it on. It shows until something is tried here. @default none
   */
  returnFailure?: Failure | null | undefined;
  /** What `useEmailConfirmation` returns, where mails lead to this page. @default none */
  confirmation?: WriteState<unknown> | undefined;
}

/**
 * The sign-in page: what `LoginScreen` takes (specification §2.1, §4, §8). Once the user is signed
 * in, `useSession` says so.
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   return <LoginScreen {...useLoginScreen({ brandName: 'Fjord', forgotPasswordHref: '/forgot' })} />;
 * }
 * ```
 */
export function useLoginScreen({
  onTwoFactorRequired,
  onSubmitting,
  external,
  returnFailure,
  confirmation,
  ...given
}: LoginScreenOptions): LoginScreenContent<ReactNode> {
  const { state, isPending, failure, run, reset } = useLogin();
  const defaultEmail = useSavedEmail();
  const notice = useNotice(confirmation);
  const isUntouched = state.status === 'idle' && !external?.pendingProvider && !external?.failure;
  return {
    ...given,
    defaultEmail,
    isPending,
    failure,
    notice: isUntouched ? notice : null,
    pendingProvider: external?.pendingProvider,
    externalFailure: external?.failure ?? (isUntouched ? returnFailure : null),
    onExternal:
      external &&
      ((provider) => {
        reset();
        external.leaveFor(provider);
      }),
    onSubmit: async (values) => {
      onSubmitting?.();
      external?.reset();
      const outcome = await run(values);
      if (outcome.status === 'done' && outcome.result === 'twoFactorRequired') {
        onTwoFactorRequired?.();
      }
    },
  };
}

/**
 * Why the user is at the sign-in: a link that they followed says more than a session that ended.
 */
function useNotice(confirmation: WriteState<unknown> | undefined): LoginNotice | null {
  const session = useSession();
  const reason = session.status === 'signedOut' ? session.reason : 'none';
  if (reason === 'impersonationClosed') return { kind: reason };
  switch (confirmation?.status) {
    case 'pending':
      return { kind: 'emailConfirming' };
    case 'done':
      return { kind: 'emailActivated' };
    case 'failed':
      return { kind: 'emailNotConfirmed', failure: confirmation.failure };
  }
  if (reason === 'expired') return { kind: 'sessionEnded' };
  return reason === 'startFailed' || reason === 'impersonationEnded' ? { kind: reason } : null;
}
