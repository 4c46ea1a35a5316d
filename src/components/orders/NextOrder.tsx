import type { OrderScreenProps } from '../../contracts/orders';
import { ordersWaitingMessages } from '../../messages/generated/en/orders';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { formatPrice } from '../ui/price-format';

/** After a decision, the order that waits for the viewer next (workday §4). */
export function NextOrder({ next }: Pick<OrderScreenProps, 'next'>) {
  const { order: orderHref } = useLinks();
  const t = useMessages(ordersWaitingMessages);
  const locale = useMessagesLocale();
  if (!next) return null;
  const { id, number, customerName: customer, total, currency } = next;
  const href = orderHref?.(id);
  return (
    <Banner
      tone="info"
      title={t('nextTitle')}
      actions={href !== undefined && <Link href={href}>{t('nextOpen')}</Link>}
    >
      <bdi>{t('nextText', { number, customer, total: formatPrice(total, currency, locale) })}</bdi>
    </Banner>
  );
}
