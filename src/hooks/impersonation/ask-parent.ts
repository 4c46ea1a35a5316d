import { type KeptImpersonation, PARENT_ANSWER_MS } from '../../domain/impersonation/impersonation';
import type { Platform } from '../../platform/platform';
import { openImpersonationChannel } from './impersonation-channel';

/** Interval at which a new tab sends `hello` until it gets a response, in milliseconds. */
const HELLO_EVERY_MS = 1_000;

/**
 * Requests the data of a session from the tab that started it. Resolves with null after five
 * seconds without a response (contract §4.5), or if the signal is aborted.
 */
export function askParent(
  platform: Platform,
  sessionId: string,
  signal: AbortSignal,
): Promise<KeptImpersonation | null> {
  const { clock } = platform;
  return new Promise((resolve) => {
    const settle = (kept: KeptImpersonation | null) => {
      clock.clearTimeout(limit);
      clock.clearTimeout(again);
      channel.close();
      resolve(kept);
    };
    const channel = openImpersonationChannel(platform, sessionId, (message) => {
      if (message.kind !== 'session') return;
      const { email, parentTabId, deadline } = message;
      settle({ sessionId, email, parentTabId, deadline });
    });
    const limit = clock.setTimeout(() => settle(null), PARENT_ANSWER_MS);
    let again = -1;
    const sayHello = () => {
      // Set first: the response may arrive while the message is being sent.
      again = clock.setTimeout(sayHello, HELLO_EVERY_MS);
      channel.post({ kind: 'hello', sessionId });
    };
    signal.addEventListener('abort', () => settle(null), { once: true });
    sayHello();
  });
}
