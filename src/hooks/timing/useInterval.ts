import { useEffect, useRef } from 'react';
import { useConsole } from '../console/console-context';
import { subscribeToTicks } from './ticks';

/**
 * Calls a function at an interval, and immediately when a hidden tab is shown again.
 * @param ms Milliseconds between two calls, or null for not at all.
 */
export function useInterval(ms: number | null, onTick: () => void): void {
  const { platform } = useConsole();
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (ms === null) return;
    return subscribeToTicks(
      platform,
      () => ms,
      () => latest.current(),
    );
  }, [platform, ms]);
}
