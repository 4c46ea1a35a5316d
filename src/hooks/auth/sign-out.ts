import { logout } from '../../api/auth';
import type { ApiClient } from '../../api/client';
import { delay } from '../../domain/time/clock';

/** Nobody waits longer for the answer to a sign-out, in milliseconds. */
const WAIT_MS = 5_000;

/** The call that signs out on the server. */
export interface SignOut {
  /** Tells the server, and then `onEnd`; a failure is only remembered. */
  readonly tell: (onEnd: () => void) => void;
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
        () => false,
      );
      underWay = sent;
      void sent.then(() => {
        if (underWay === sent) underWay = null;
        onEnd();
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
