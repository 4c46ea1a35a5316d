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
  /** Called when 10 s went by without an answer, and when there is one again. */
  readonly onChange: () => void;
  /** Called with what the server says once it answers again. */
  readonly onFound: (found: CheckAnswer) => void;
  /** Called when it is back: what failed meanwhile can be read again. */
  readonly onBack: () => void;
}

/** Whether the API is reached, as far as the calls of a signed-in user tell. */
export interface Reach {
  /** Whether no call was answered for 10 s. */
  isLost(): boolean;
  /** Takes how a call ended: null for well. */
  hear(failure: ApiError | null): void;
  /** Asks no longer; it counts as reached. */
  stop(): void;
}

function saysOf(failure: ApiError | null): 'nothing' | 'lost' | 'answered' {
  if (failure?.kind === 'aborted') return 'nothing';
  const isLost = failure?.kind === 'network' || failure?.kind === 'timeout';
  // The gateway before a server that is gone answers for it.
  return isLost || (failure?.status ?? 0) >= 500 ? 'lost' : 'answered';
}

/**
 * Watches whether the API answers a user who is signed in (contract §4.37). A call without an answer
 * makes it ask for the session, again and again with longer waits, until there is one. Nobody is signed
 * out meanwhile.
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
    hear(failure) {
      const said = saysOf(failure);
      if (said === 'lost' && asking === null && watch.isWatching()) void ask();
      if (said !== 'answered' || !stop()) return;
      watch.onChange();
      watch.onBack();
    },
  };
}
