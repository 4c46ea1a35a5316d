import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';

/** Whether the device has a network. `true` promises nothing about the server. */
export function useOnline(): boolean {
  const { online } = useConsole().platform;
  return useSyncExternalStore(online.subscribe, online.isOnline, () => true);
}
