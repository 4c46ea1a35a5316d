import { useEffect, useSyncExternalStore } from 'react';
import { RESEND_WAIT_SECONDS } from '../../domain/auth/password-reset';
import { resendUntilOf } from '../../platform/resend-until';
import { useConsole } from '../console/console-context';
import { useCountdown } from '../timing/useCountdown';

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
