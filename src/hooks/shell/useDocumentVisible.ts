import { useSyncExternalStore } from 'react';
import { useConsole } from '../console/console-context';

/** Whether the tab is shown. */
export function useDocumentVisible(): boolean {
  const { visibility } = useConsole().platform;
  return useSyncExternalStore(visibility.subscribe, visibility.isVisible, () => true);
}
