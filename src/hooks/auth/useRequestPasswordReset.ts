import { requestPasswordReset } from '../../api/calls/auth';
import { RESEND_WAIT_SECONDS, RESET_REQUEST_DELAY_MS } from '../../domain/auth/password-reset';
import { delay } from '../../domain/time/clock';
import { browserLocation } from '../../platform/page-location';
import { resendUntilOf } from '../../platform/resend-until';
import { useConsole } from '../console/console-context';
import { useWrite, type Write } from '../writes/useWrite';

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
