import type { Order } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import { ordersEventsMessages } from '../../messages/generated/en/orders';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useOrderFailure } from '../ui/order-failure';
import { formatPrice } from '../ui/price-format';

const ALONE = {
  placed: 'evPlaced',
  approved: 'evApproved',
  approvalExpired: 'evApprovalExpired',
  completed: 'evCompleted',
  partlyCompleted: 'evPartly',
  failed: 'evFailed',
  customerInformed: 'evInformed',
} as const;

const isAlone = (kind: string): kind is keyof typeof ALONE => Object.hasOwn(ALONE, kind);

/**
 * What happened to an order, in the reader's language (workday §9.1). The server's own sentence stands for
 * a kind that is not known, and where the server does not say what the sentence names.
 */
export function useEventWords(order: Order): (event: OrderEvent) => string {
  const t = useMessages(ordersEventsMessages);
  const { ofLine, knows } = useOrderFailure();
  const locale = useMessagesLocale();
  const price = (amount: number) => formatPrice(amount, order.currency, locale);

  return ({ kind = '', text, name: product, code, reason, was, net }) => {
    if (isAlone(kind)) return t(ALONE[kind]);
    if (kind === 'rejected') return reason ? t('evRejected', { reason }) : t('evRejectedPlain');
    if (kind === 'cancelled') return reason ? t('evCancelled', { reason }) : t('evCancelledPlain');
    if (product === undefined) return text;
    const charges =
      was !== undefined && net !== undefined ? { was: price(was), net: price(net) } : null;
    if (kind === 'lineDone') return t('evLineDone', { product });
    if (kind === 'lineFailed' && code !== undefined && knows(code)) {
      const why = ofLine({ code, message: '' }, order.customerName);
      return t('evLineFailed', { product, why });
    }
    if (kind === 'lineRetried') {
      return charges
        ? t('evLineRetriedAt', { product, ...charges })
        : t('evLineRetried', { product });
    }
    if (kind === 'chargeCut' && charges) return t('evChargeCut', { product, ...charges });
    return text;
  };
}
