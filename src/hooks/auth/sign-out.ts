import { logout } from '../../api/calls/auth';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { delay } from '../../domain/time/clock';

/** Nobody waits longer for the answer to a sign-out, in milliseconds. */
const WAIT_MS = 5_000;

/** The call that signs out on the server. */
export interface SignOut {
  /** Tells the server, and then `onEnd` whether it has answered. */
  readonly tell: (onEnd: (isTold: boolean) => void) => void;
  /**
   * Whether the server has answered the sign-out under way; true when nothing is under way, false when it
   * takes too long.
   */
  readonly result: () => Promise<boolean>;
  /**
   * Waits until it has ended, but not for ever. One that reached the server after the next sign-in
   * would end the new session.
   */
  readonly settle: () => Promise<void>;
}

/** Remembers the sign-out that is under way, as there may be one at a time. */
export function createSignOut(client: ApiClient): SignOut {
  let underWay: Promise<boolean> | null = null;
  return {
    tell(onEnd) {
      const sent = logout(client).then(
        () => true,
        // A session that is over needs no end.
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
