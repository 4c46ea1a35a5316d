import { ConnectivityBanner } from '../../components/connectivity/ConnectivityBanner';
import { useConnectivity } from '../../hooks/connectivity/useConnectivity';
import { useConfig } from '../ConfigContext';

/** The banners of specification §2.5, on their own: a change of them renders nothing else anew. */
export function ConnectivityHost() {
  const { links } = useConfig();
  return <ConnectivityBanner state={useConnectivity()} contactHref={links.contact} />;
}
