import type { ApiClient } from '../../api/client';
import type { ApiError } from '../../api/errors';
import type { CheckAnswer } from '../../domain/auth/session-machine-types';
import type { ClockHandle } from '../../domain/time/clock';
import type { Online } from '../../platform/online';
import { checkSession, NETWORK_WAIT_MS } from './check-session';

interface ReachWatch {
  readonly client: ApiClient;
  readonly online: Online;
  /** Whether a failure is of interest now. */
  readonly isWatching: () => boolean;
  /** Called after 10 s without a response, and on the next response. */
  readonly onChange: () => void;
  /** Called with the server's first response afterwards. */
  readonly onFound: (found: CheckAnswer) => void;
  /** Called on the next response: failed queries can be refetched. */
  readonly onBack: () => void;
}

/** Whether the API is reachable, judged by the calls of a signed-in user. */
export interface Reach {
  /** Whether there was no response for 10 s. */
  isLost(): boolean;
  /** Reports how a call ended: null for success. */
  report(failure: ApiError | null): void;
  /** Stops probing; the API counts as reachable. */
  stop(): void;
}

function saysOf(failure: ApiError | null): 'nothing' | 'lost' | 'answered' {
  if (failure?.kind === 'aborted') return 'nothing';
  const isLost = failure?.kind === 'network' || failure?.kind === 'timeout';
  // A gateway answers for a server that is down.
  return isLost || (failure?.status ?? 0) >= 500 ? 'lost' : 'answered';
}

/**
 * Watches whether the API answers a signed-in user (contract §4.37). After a call without a
 * response it requests the session with growing delays until there is one. The user stays signed in
 * meanwhile.
 */
export function watchReach(watch: ReachWatch): Reach {
  const { clock } = watch.client;
  let asking: AbortController | null = null;
  let timer: ClockHandle | null = null;
  let isLost = false;

  function stop(): boolean {
    const wasLost = isLost;
    asking?.abort();
    asking = null;
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    isLost = false;
    return wasLost;
  }

  async function ask(): Promise<void> {
    const mine = new AbortController();
    asking = mine;
    timer = clock.setTimeout(() => {
      isLost = true;
      watch.onChange();
    }, NETWORK_WAIT_MS);
    let hasFailed = false;
    const onWaiting = () => {
      hasFailed = true;
    };
    const found = await checkSession({ ...watch, signal: mine.signal, isPatient: true, onWaiting });
    if (mine.signal.aborted || found.status === 'aborted') return;
    if (stop()) watch.onChange();
    watch.onFound(found);
    if (hasFailed && found.status === 'valid') watch.onBack();
  }

  return {
    isLost: () => isLost,
    stop,
    report(failure) {
      const verdict = saysOf(failure);
      if (verdict === 'lost' && asking === null && watch.isWatching()) void ask();
      if (verdict !== 'answered' || !stop()) return;
      watch.onChange();
      watch.onBack();
    },
  };
}
