import { validateToken } from '../../api/calls/auth';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { CheckAnswer } from '../../domain/auth/session-machine-types';
import { delay } from '../../domain/time/clock';
import type { Online } from '../../platform/online';
import { loadUser } from './load-user';

/** How long a start without network is retried, in milliseconds (contract §4.12). */
export const NETWORK_WAIT_MS = 10_000;
/** Delay between two attempts while the device reports to be online, in milliseconds. */
const TRY_AGAIN_MS = 2_000;
/** The longest delay of a patient check, in milliseconds. */
const LONGEST_WAIT_MS = 30_000;

/** Result of a session check. */
export type CheckedSession = CheckAnswer | { readonly status: 'aborted' };

interface CheckTools {
  readonly client: ApiClient;
  readonly online: Online;
  readonly signal: AbortSignal;
  /**
   * Whether it retries indefinitely, whatever the failure: then only a 401 means signed out
   * (contract §4.37). @default false
   */
  readonly isPatient?: boolean;
  /** Called before each retry, with whether the first failure was at least 10 s ago. */
  readonly onWaiting: (isLong: boolean) => void;
}

async function checkOnce({ client, signal }: CheckTools): Promise<CheckedSession> {
  const { expires } = await validateToken(client, { signal });
  const user = await (await loadUser(client, signal)).complete();
  return { status: 'valid', user, expires };
}

/** Waits this many milliseconds, or until the network is back. */
async function waitForNetwork({ client, online, signal }: CheckTools, wait: number): Promise<void> {
  const early = new AbortController();
  const end = () => early.abort();
  const stop = online.subscribe((isOnline) => isOnline && end());
  signal.addEventListener('abort', end, { once: true });
  await delay(client.clock, wait, early.signal).catch(() => {});
  signal.removeEventListener('abort', end);
  stop();
}

/**
 * Requests the session and its user from the server. Without network it is retried for up to 10 s;
 * a patient check continues with growing delays. Never throws.
 */
export async function checkSession(tools: CheckTools): Promise<CheckedSession> {
  const { client, online, signal, isPatient = false } = tools;
  let deadline: number | null = null;
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const checked = await checkOnce(tools);
      if (!signal.aborted) return checked;
    } catch (error) {
      if (signal.aborted) break;
      const failure = isApiError(error) ? error : null;
      if (failure?.status === 401) return { status: 'unauthorized' };
      deadline ??= client.clock.now() + NETWORK_WAIT_MS;
      const left = deadline - client.clock.now();
      const isLong = left <= 0;
      if (!isPatient && (failure?.kind !== 'network' || isLong)) return { status: 'failed' };
      tools.onWaiting(isLong);
      const pause = isPatient ? Math.min(TRY_AGAIN_MS * 2 ** tries, LONGEST_WAIT_MS) : TRY_AGAIN_MS;
      if (isLong) await waitForNetwork(tools, pause);
      else await waitForNetwork(tools, online.isOnline() ? Math.min(pause, left) : left);
    }
  }
  return { status: 'aborted' };
}
