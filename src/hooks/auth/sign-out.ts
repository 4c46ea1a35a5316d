import { logout } from '../../api/calls/auth';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { delay } from '../../domain/time/clock';

/** Timeout for the response to a sign-out, in milliseconds. */
const WAIT_MS = 5_000;

/** The call that signs out on the server. */
export interface SignOut {
  /** Calls the server, and then `onEnd` with whether it has answered. */
  readonly callServer: (onEnd: (isTold: boolean) => void) => void;
  /**
   * Whether the server has answered the pending sign-out; true if none is pending, false after the
   * timeout.
   */
  readonly result: () => Promise<boolean>;
  /**
   * Waits for the pending sign-out, up to the timeout. If it reached the server after the next
   * sign-in, it would end the new session.
   */
  readonly settle: () => Promise<void>;
}

/** Holds the pending sign-out; only one may be pending at a time. */
export function createSignOut(client: ApiClient): SignOut {
  let underWay: Promise<boolean> | null = null;
  return {
    callServer(onEnd) {
      const sent = logout(client).then(
        () => true,
        // The session has already ended.
        (error: unknown) => isApiError(error) && error.status === 401,
      );
      underWay = sent;
      void sent.then((isTold) => {
        if (underWay === sent) underWay = null;
        onEnd(isTold);
      });
    },
    async result() {
      const late = () => delay(client.clock, WAIT_MS).then(() => false);
      return underWay ? await Promise.race([underWay, late()]) : true;
    },
    async settle() {
      if (underWay) await Promise.race([underWay, delay(client.clock, WAIT_MS)]);
    },
  };
}
