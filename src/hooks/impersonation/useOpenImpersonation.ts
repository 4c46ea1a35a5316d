import { useCallback, useEffect, useState } from 'react';
import { useSessionStore } from '../auth/session-context';
import { useConsole } from '../console/console-context';
import { askParent } from './ask-parent';

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
  const { platform } = useConsole();
  const session = useSessionStore();
  const [status, setStatus] = useState<OpeningStatus>('asking');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins the effect anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const marks = await askParent(platform, sessionId, signal);
      if (signal.aborted) return;
      if (!marks) {
        setStatus('silent');
        return;
      }
      setStatus('entering');
      const entry = await session.impersonate(marks);
      if (!signal.aborted && entry !== 'aborted') setStatus(entry);
    };
    void run();
    return () => controller.abort();
  }, [platform, session, sessionId, tries]);

  const tryAgain = useCallback(() => {
    setStatus('asking');
    setTries((count) => count + 1);
  }, []);
  return { status, tryAgain };
}
