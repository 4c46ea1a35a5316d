import type { ConnectivityBannerProps } from '../../contracts/connectivity';
import { useConnectivity } from './useConnectivity';

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
