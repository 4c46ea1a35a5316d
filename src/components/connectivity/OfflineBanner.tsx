import { connectivityMessages } from '../../messages/generated/en/connectivity';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';

/** Tells that the browser has no network (specification §2.5). */
export function OfflineBanner() {
  const t = useMessages(connectivityMessages);
  return (
    <Banner tone="warning" title={t('offlineTitle')}>
      {t('offlineText')}
    </Banner>
  );
}
