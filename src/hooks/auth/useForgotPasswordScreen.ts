import type { ReactNode } from 'react';
import type { AuthFrameContent } from '../../domain/auth/auth-frame';
import type { ForgotPasswordScreenContent } from '../../domain/auth/recovery-screens';
import { useForgotPassword } from './useForgotPassword';

/** Settings of {@link useForgotPasswordScreen}. What is around the form goes on to the screen. */
export interface ForgotPasswordScreenOptions
  extends AuthFrameContent<ReactNode>,
    Pick<ForgotPasswordScreenContent<ReactNode>, 'defaultEmail' | 'signInHref' | 'onSignIn'> {}

/**
 * The page to ask for a reset link: what `ForgotPasswordScreen` takes (specification §2.1, §4). The
 * wait of 60 seconds is one of the tab, so that a reload does not shorten it.
 *
 * @example
 * ```tsx
 * function Forgot() {
 *   return <ForgotPasswordScreen {...useForgotPasswordScreen({ brandName: 'Fjord', signInHref: '/in' })} />;
 * }
 * ```
 */
export function useForgotPasswordScreen(
  given: ForgotPasswordScreenOptions,
): ForgotPasswordScreenContent<ReactNode> {
  const { state, secondsLeft, isResend, send } = useForgotPassword();
  return {
    ...given,
    isPending: state.status === 'pending',
    isSent: state.status === 'done',
    isResend,
    secondsLeft,
    failure: state.status === 'failed' ? state.failure : null,
    onSubmit: send,
  };
}
