import { useCallback, useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';
import { presentTime } from './present-time';
import { subscribeToTicks } from './ticks';

/**
 * The present time in milliseconds since 1970, as of the last full step: the server's, where the
 * clock of the device differs (contract §4.35). Re-renders once per step, and immediately when a
 * hidden tab is shown again.
 * @param stepMs Length of a step, such as 60,000 for "N minutes ago".
 */
export function useNow(stepMs: number): number {
  const { client, platform } = useConsole();
  const getStep = () => Math.floor(presentTime(client) / stepMs) * stepMs;
  const subscribe = useCallback(
    (onTick: () => void) =>
      subscribeToTicks(platform, () => stepMs - (presentTime(client) % stepMs), onTick),
    [client, platform, stepMs],
  );
  return useSyncExternalStore(subscribe, getStep, getStep);
}
