import { useEffect, useSyncExternalStore } from 'react';
import { RESEND_WAIT_SECONDS } from '../../domain/auth/password-reset';
import { resendUntilOf } from '../../platform/resend-until';
import { useConsole } from '../console/console-context';
import { useCountdown } from '../timing/useCountdown';

/** How long the user waits before they can ask for another reset link. */
export interface ResendWait {
  /** Whole seconds left, 0 to 60. */
  readonly secondsLeft: number;
  /** Whether a link was asked for in this tab. */
  readonly hasAsked: boolean;
}

/**
 * The wait after a reset link was asked for. It is a deadline that the tab remembers, so that a
 * reload and a sleep neither lengthen nor shorten it. A clock that was set back never makes it
 * longer than it was, nor ever longer than 60 s; one that was set forward cannot be told from a
 * sleep.
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
