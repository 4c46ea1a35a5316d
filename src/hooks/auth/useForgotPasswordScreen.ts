import { useEffect, useSyncExternalStore } from 'react';
import { requestPasswordReset } from '../../api/calls/auth';
import type { AuthFrameProps, ForgotPasswordScreenProps } from '../../contracts/auth';
import { RESEND_WAIT_SECONDS, RESET_REQUEST_DELAY_MS } from '../../domain/auth/password-reset';
import type { ForgotPasswordValues } from '../../domain/forms/forgot-password';
import { delay } from '../../domain/time/clock';
import type { WriteState } from '../../domain/write-state';
import { browserLocation } from '../../platform/page-location';
import { resendUntilOf } from '../../platform/resend-until';
import { useConsole } from '../console/console-context';
import { useCountdown } from '../timing/useCountdown';
import { useWrite, type Write } from '../writes/useWrite';

/** The wait before another reset link can be requested. */
export interface ResendWait {
  /** Whole seconds left, 0 to 60. */
  readonly secondsLeft: number;
  /** Whether a link was requested in this tab. */
  readonly hasAsked: boolean;
}

/**
 * The wait after a reset link was requested: a deadline stored in the tab, so that a reload or a
 * sleep does not change it. A clock that is set back never extends it, and never beyond 60 s; a
 * clock set forward cannot be distinguished from a sleep.
 */
export function useResendWait(): ResendWait {
  const { platform } = useConsole();
  const { clock } = platform;
  const resendUntil = resendUntilOf(platform);
  const until = useSyncExternalStore(resendUntil.subscribe, resendUntil.get, () => null);
  const secondsLeft = Math.min(useCountdown(until), RESEND_WAIT_SECONDS);
  useEffect(() => {
    // The remembered deadline follows a clock that was set back, or the next reload would start the
    // wait again.
    const latest = clock.now() + secondsLeft * 1_000;
    if (until !== null && until > latest && secondsLeft > 0) resendUntil.set(latest);
  }, [clock, resendUntil, until, secondsLeft]);
  return { secondsLeft, hasAsked: until !== null };
}

/**
 * Requests the mail with a reset link. The request is sent one second after `run`; when it has
 * settled, the wait of {@link useResendWait} begins (specification §4, §9).
 */
export function useRequestPasswordReset(): Write<
  {
    /** The e-mail that the link goes to. */
    readonly email: string;
  },
  void
> {
  const { platform } = useConsole();
  const { clock, location = browserLocation } = platform;
  return useWrite(async (client, { email }) => {
    await delay(clock, RESET_REQUEST_DELAY_MS);
    try {
      await requestPasswordReset(client, { email, host: location.host });
    } finally {
      resendUntilOf(platform).set(clock.now() + RESEND_WAIT_SECONDS * 1_000);
    }
  });
}

/** What {@link useForgotPassword} returns. */
export interface ForgotPassword {
  /** How the last request went. */
  readonly state: WriteState<void>;
  /** Whole seconds until another link may be requested; 0 if one may. */
  readonly secondsLeft: number;
  /** Whether a link was requested before. */
  readonly isResend: boolean;
  /** Requests a link; ignored while a request is pending or during the wait. */
  readonly send: (values: ForgotPasswordValues) => void;
}

/** The "forgot password" page (specification §2.1, §4): the request and the wait after it. */
export function useForgotPassword(): ForgotPassword {
  const { state, run } = useRequestPasswordReset();
  const { secondsLeft, hasAsked } = useResendWait();
  return {
    state,
    secondsLeft: state.status === 'pending' ? 0 : secondsLeft,
    isResend: hasAsked,
    send: (values) => {
      if (secondsLeft === 0) void run(values);
    },
  };
}

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
