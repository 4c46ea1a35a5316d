import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  ImpersonationArrival,
  ImpersonationStartScreenProps,
} from '../../contracts/impersonation';
import { type KeptImpersonation, PARENT_ANSWER_MS } from '../../domain/impersonation/impersonation';
import type { Platform } from '../../platform/platform';
import { useConsole } from '../console/console-context';
import { enterImpersonation } from './acting';
import { openImpersonationChannel } from './impersonation-channel';
import { useActingSession } from './useActingSession';

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

/** Settings of {@link useImpersonationStartScreen}. */
export interface ImpersonationStartScreenOptions {
  /** Id of the session, from the address. */
  sessionId: string;
  /** Called when this tab impersonates the user: navigate to their first page. */
  onEntered: () => void;
}

/**
 * The page that a new tab opens with: what `ImpersonationStartScreen` takes (contract §3). Delay
 * the session check meanwhile with `useSessionOnHold`.
 *
 * @example
 * ```tsx
 * function Arrival({ sessionId, onEntered }: { sessionId: string; onEntered: () => void }) {
 *   const screen = useImpersonationStartScreen({ sessionId, onEntered });
 *   return <ImpersonationStartScreen {...screen} />;
 * }
 * ```
 */
export function useImpersonationStartScreen({
  sessionId,
  onEntered,
}: ImpersonationStartScreenOptions): ImpersonationStartScreenProps {
  const opening = useOpenImpersonation(sessionId);
  const latest = useRef(onEntered);
  useEffect(() => {
    latest.current = onEntered;
  });
  useEffect(() => {
    if (opening.status === 'entered') latest.current();
  }, [opening.status]);
  return { arrival: arrivalOf(opening) };
}

function arrivalOf({ status, tryAgain: retry }: OpenImpersonation): ImpersonationArrival {
  if (status === 'silent') return { status: 'failed', failure: { kind: 'timeout', retry } };
  // An unknown session cannot become known later: no retry.
  if (status === 'refused') return { status: 'failed', failure: { kind: 'notFound' } };
  if (status === 'failed') return { status: 'failed', failure: { kind: 'network', retry } };
  return { status: 'loading' };
}
