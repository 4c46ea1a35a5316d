import { useCallback, useSyncExternalStore } from 'react';
import { navigationPinOf } from '../../platform/navigation-pin';
import { useConsole } from '../console/console-context';

/** Whether the side navigation was pinned in this browser, and the function that pins it or not. */
export function useNavigationPin(): readonly [
  isPinned: boolean,
  setPinned: (isPinned: boolean) => void,
] {
  const pin = navigationPinOf(useConsole().platform);
  const isPinned = useSyncExternalStore(
    pin.subscribe,
    () => pin.get() === true,
    () => false,
  );
  const setPinned = useCallback((next: boolean) => (next ? pin.set(true) : pin.remove()), [pin]);
  return [isPinned, setPinned];
}
