import { useCallback, useEffect, useState } from 'react';
import { useConsole } from '../console/console-context';
import { enterImpersonation } from './acting';
import { askParent } from './ask-parent';
import { useActingSession } from './useActingSession';

/**
 * How the tab of a session begins: `asking` the tab that started it, `entering` with what that has
 * said, `entered`. `silent`: that tab has not answered in five seconds, so that the user of the
 * session and its end are unknown; `refused`: the server does not know the session; `failed`: the
 * server could not be asked.
 */
export type OpeningStatus = 'asking' | 'entering' | 'entered' | 'silent' | 'refused' | 'failed';

/** What {@link useOpenImpersonation} returns. */
export interface OpenImpersonation {
  /** How the start stands. */
  readonly status: OpeningStatus;
  /** Begins again, after `silent`, `refused` or `failed`. */
  readonly tryAgain: () => void;
}

/**
 * Begins the impersonation of a tab that was opened for it (contract §3): on success the session is
 * signed in as the other user. It does not start without the tab that started it: only that tab
 * knows the end of the session, which the countdown needs.
 */
export function useOpenImpersonation(sessionId: string): OpenImpersonation {
  const { client, platform } = useConsole();
  const session = useActingSession();
  const [status, setStatus] = useState<OpeningStatus>('asking');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins the effect anew
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
