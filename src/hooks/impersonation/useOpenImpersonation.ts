import { useCallback, useEffect, useState } from 'react';
import { useConsole } from '../console/console-context';
import { enterImpersonation } from './acting';
import { askParent } from './ask-parent';
import { useActingSession } from './useActingSession';

/**
 * State of a starting tab: `asking` the tab that started it, `entering` with its response,
 * `entered`. `silent`: no response within five seconds, so the session's user and end are unknown;
 * `refused`: the server does not know the session; `failed`: the request failed.
 */
export type OpeningStatus = 'asking' | 'entering' | 'entered' | 'silent' | 'refused' | 'failed';

/** What {@link useOpenImpersonation} returns. */
export interface OpenImpersonation {
  /** State of the start. */
  readonly status: OpeningStatus;
  /** Retries after `silent`, `refused` or `failed`. */
  readonly tryAgain: () => void;
}

/**
 * Starts the impersonation in a tab that was opened for it (contract §3): on success the session is
 * signed in as the other user. It requires the tab that opened it, because only that tab knows the
 * end of the session.
 */
export function useOpenImpersonation(sessionId: string): OpenImpersonation {
  const { client, platform } = useConsole();
  const session = useActingSession();
  const [status, setStatus] = useState<OpeningStatus>('asking');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt restarts the effect
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const kept = await askParent(platform, sessionId, signal);
      if (signal.aborted) return;
      if (!kept) {
        setStatus('silent');
        return;
      }
      setStatus('entering');
      const entry = await enterImpersonation({ client, platform }, session, kept);
      if (!signal.aborted && entry !== 'aborted') setStatus(entry);
    };
    void run();
    return () => controller.abort();
  }, [client, platform, session, sessionId, tries]);

  const tryAgain = useCallback(() => {
    setStatus('asking');
    setTries((count) => count + 1);
  }, []);
  return { status, tryAgain };
}
