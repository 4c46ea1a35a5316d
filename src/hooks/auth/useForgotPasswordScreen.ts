import type { AuthFrameProps, ForgotPasswordScreenProps } from '../../contracts/auth';
import { useForgotPassword } from './useForgotPassword';

/**
 * Settings of {@link useForgotPasswordScreen}. The frame of the form is passed on to the screen.
 */
export interface ForgotPasswordScreenOptions
  extends AuthFrameProps,
    Pick<ForgotPasswordScreenProps, 'defaultEmail' | 'signInHref' | 'onSignIn'> {}

/**
 * The page that requests a reset link: what `ForgotPasswordScreen` takes (specification §2.1, §4).
 * The wait of 60 seconds is stored in the tab, so that a reload does not shorten it.
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
): ForgotPasswordScreenProps {
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
