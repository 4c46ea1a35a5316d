import { ConnectivityBanner } from '../../components/connectivity/ConnectivityBanner';
import { useConnectivityBanner } from '../../hooks/connectivity/useConnectivityBanner';

/** The banners of specification §2.5, on their own: a change of them renders nothing else again. */
export function ConnectivityHost() {
  return <ConnectivityBanner {...useConnectivityBanner({})} />;
}
