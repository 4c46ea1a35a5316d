import type { ConnectivityBannerProps } from '../../contracts/connectivity';
import {
  connectivityActionsMessages,
  connectivityMessages,
} from '../../messages/generated/en/connectivity';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Banner } from '../ui/Banner';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';

/**
 * Shows that the device is offline or that the servers cannot be reached (specification §2.5). Keep
 * it mounted: screen readers announce changes inside it once.
 */
export function ConnectivityBanner({ state }: ConnectivityBannerProps) {
  const { contact: contactHref } = useLinks();
  const t = useMessages(connectivityMessages);
  const action = useMessages(connectivityActionsMessages);
  return (
    <Part as="div" role="status" data-slot="connectivity-banner">
      {state === 'offline' && (
        <Banner tone="warning" announce="off" title={t('offlineTitle')}>
          {t('offlineText')}
        </Banner>
      )}
      {state === 'unreachable' && (
        <Banner
          tone="danger"
          announce="off"
          title={t('serverTitle')}
          actions={
            contactHref && (
              <Link data-variant="button" href={contactHref}>
                {action('contactSupport')}
              </Link>
            )
          }
        >
          {t('serverText')}
        </Banner>
      )}
    </Part>
  );
}
