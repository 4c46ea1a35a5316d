import { validateToken } from '../../api/auth';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { CheckAnswer } from '../../domain/auth/session-machine-types';
import { delay } from '../../domain/time/clock';
import type { Online } from '../../platform/online';
import { loadUser } from './load-user';

/** How long a start without network is tried again, in milliseconds (contract §4.12). */
const NETWORK_WAIT_MS = 10_000;
/** Wait between two tries while the device believes to be online, in milliseconds. */
const TRY_AGAIN_MS = 2_000;

/** What the check of a session found. */
export type CheckedSession = CheckAnswer | { readonly status: 'aborted' };

interface CheckTools {
  readonly client: ApiClient;
  readonly online: Online;
  readonly signal: AbortSignal;
  /** Told each time the network is missing and another try will follow. */
  readonly onWaiting: () => void;
}

async function checkOnce({ client, signal }: CheckTools): Promise<CheckedSession> {
  const { expires } = await validateToken(client, { signal });
  const user = await (await loadUser(client, signal)).complete();
  return { status: 'valid', user, expires };
}

/** Waits so many milliseconds, or less when the network comes back. */
async function waitForNetwork(
  { client, online, signal }: CheckTools,
  leftMs: number,
): Promise<void> {
  const early = new AbortController();
  const end = () => early.abort();
  const stop = online.subscribe((isOnline) => isOnline && end());
  signal.addEventListener('abort', end, { once: true });
  const wait = online.isOnline() ? Math.min(TRY_AGAIN_MS, leftMs) : leftMs;
  await delay(client.clock, wait, early.signal).catch(() => {});
  signal.removeEventListener('abort', end);
  stop();
}

/**
 * Asks the server whether the session holds, and who it belongs to. Without network it is tried
 * again for up to 10 s. Never throws.
 */
export async function checkSession(tools: CheckTools): Promise<CheckedSession> {
  const { client, signal } = tools;
  let deadline: number | null = null;
  while (!signal.aborted) {
    try {
      const checked = await checkOnce(tools);
      if (!signal.aborted) return checked;
    } catch (error) {
      if (signal.aborted) break;
      const failure = isApiError(error) ? error : null;
      if (failure?.status === 401) return { status: 'unauthorized' };
      deadline ??= client.clock.now() + NETWORK_WAIT_MS;
      const left = deadline - client.clock.now();
      if (failure?.kind !== 'network' || left <= 0) return { status: 'failed' };
      tools.onWaiting();
      await waitForNetwork(tools, left);
    }
  }
  return { status: 'aborted' };
}
