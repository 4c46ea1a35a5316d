import type { Connectivity } from '../domain/connectivity/connectivity';

/** What the banners of a lost connection show (specification §2.5). */
export interface ConnectivityBannerProps {
  /** How the page is connected; settle it first, as `useConnectivity` does. */
  state: Connectivity;
}
