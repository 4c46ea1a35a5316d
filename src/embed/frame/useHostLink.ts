import { useEffect, useState } from 'react';
import { systemClock } from '../../platform/clock';
import type { HostLink } from './connect-to-host';

/** How long a page around may take to answer before the frame says that it may not show anything. */
const ANSWER_MS = 5_000;

/** The way to the page around; `silent` while it has not answered for a while. */
export type HostAnswer = HostLink | 'awaited' | 'silent';

/** Waits for the page around. A late answer is an answer. */
export function useHostLink(connected: Promise<HostLink>): HostAnswer {
  const [answer, setAnswer] = useState<HostAnswer>('awaited');
  useEffect(() => {
    let isLeft = false;
    const give = (next: HostAnswer) => {
      if (!isLeft) setAnswer(next);
    };
    const patience = systemClock.setTimeout(() => give('silent'), ANSWER_MS);
    void connected.then((link) => {
      systemClock.clearTimeout(patience);
      give(link);
    });
    return () => {
      isLeft = true;
      systemClock.clearTimeout(patience);
    };
  }, [connected]);
  return answer;
}
