import { type ReactNode, useEffect } from 'react';
import { STORY_NOW, storyClock } from './sandbox';

/** Brings the clock of all stories to where the toolbar says: so many seconds on, or running. */
export function StoryClock({ at, children }: { at: string; children: ReactNode }) {
  useEffect(() => {
    if (at !== 'runs') {
      const wanted = STORY_NOW + Number(at) * 1_000;
      const ahead = wanted - storyClock.now();
      // Forward, time passes and timers run; back, the clock is set, as a new story begins.
      if (ahead >= 0) storyClock.advance(ahead);
      else storyClock.set(wanted);
      return;
    }
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      storyClock.advance(now - last);
      last = now;
    }, 50);
    return () => clearInterval(timer);
  }, [at]);
  return children;
}
