import { useSyncExternalStore } from 'react';
import type { ConnectivityBannerProps } from '../../contracts/connectivity';
import {
  BANNER_SETTLE_MS,
  type Connectivity,
  connectivityOf,
  tokenDeadline,
} from '../../domain/connectivity/connectivity';
import { impersonationStorageOf } from '../../platform/impersonation-storage';
import { useIsLost } from '../auth/useAbsence';
import { useConsole } from '../console/console-context';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { useHasPassed } from '../timing/useHasPassed';
import { useRealtimeState } from './useRealtimeState';

/** Whether the device has a network. `true` promises nothing about the server. */
export function useOnline(): boolean {
  const { online } = useConsole().platform;
  return useSyncExternalStore(online.subscribe, online.isOnline, () => true);
}

/**
 * How the portal is connected, for the banners of specification §2.5: debounced by two seconds, so
 * that a flapping connection does not flicker.
 */
export function useConnectivity(): Connectivity {
  const isOnline = useOnline();
  const isRealtimeDown = useRealtimeState() === 'reconnecting';
  const isLost = useIsLost();
  const isTokenExpired = useHasPassed(useTokenDeadline());
  return useDebouncedValue(
    connectivityOf({ isOnline, isRealtimeDown: isRealtimeDown || isLost, isTokenExpired }),
    BANNER_SETTLE_MS,
  );
}

/** When this tab's token ends: that of its impersonation, else that of the session. */
function useTokenDeadline(): number | null {
  const { platform } = useConsole();
  const { auth } = platform.storage;
  const { impersonationExpires } = impersonationStorageOf(platform);
  // Two values, because an object would have a new identity on each read.
  const own = useSyncExternalStore(
    auth.subscribe,
    () => auth.get()?.expires ?? '',
    () => '',
  );
  const acting = useSyncExternalStore(
    impersonationExpires.subscribe,
    () => impersonationExpires.get(),
    () => null,
  );
  return tokenDeadline(acting ?? own);
}

/**
 * The banners of a lost connection: what `ConnectivityBanner` takes (specification §2.5). Use it in
 * a component of its own, so that a change re-renders nothing else.
 *
 * @example
 * ```tsx
 * function Connectivity() {
 *   return <ConnectivityBanner {...useConnectivityBanner()} />;
 * }
 * ```
 */
export function useConnectivityBanner(
  given: Omit<ConnectivityBannerProps, 'state'> = {},
): ConnectivityBannerProps {
  return { ...given, state: useConnectivity() };
}
