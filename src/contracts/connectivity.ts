import type { Connectivity } from '../domain/connectivity/connectivity';

/** What the banners of a lost connection show (specification §2.5). */
export interface ConnectivityBannerProps {
  /** The connection state, debounced as in `useConnectivity`. */
  state: Connectivity;
}
