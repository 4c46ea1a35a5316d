import { useCallback, useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';
import { subscribeToTicks } from './ticks';

/**
 * The present time in milliseconds since 1970, as of the last full step. Renders again once a step,
 * and at once when a hidden tab is shown again.
 * @param stepMs Length of a step, such as 60,000 for "N minutes ago".
 */
export function useNow(stepMs: number): number {
  const { platform } = useConsole();
  const getStep = () => Math.floor(platform.clock.now() / stepMs) * stepMs;
  const subscribe = useCallback(
    (onTick: () => void) => subscribeToTicks(platform, (now) => stepMs - (now % stepMs), onTick),
    [platform, stepMs],
  );
  return useSyncExternalStore(subscribe, getStep, getStep);
}
