import { connectivityMessages } from '../../messages/generated/en/connectivity';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';

/** Shows that the browser is offline (specification §2.5). */
export function OfflineBanner() {
  const t = useMessages(connectivityMessages);
  return (
    <Banner tone="warning" title={t('offlineTitle')}>
      {t('offlineText')}
    </Banner>
  );
}
