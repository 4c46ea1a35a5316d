import type { Order } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import { ordersDetailMessages, ordersEventsMessages } from '../../messages/generated/en/orders';
import {
  sharedOrderStatesMessages,
  sharedOrdersMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useOrderFailure } from '../shared/order-failure';
import { formatPrice } from '../shared/price-format';

/**
 * What happened to an order, in the reader's language (workday §9.1). The server's own sentence stands for
 * a kind that is not known, and where the server does not say what the sentence names.
 */
export function useEventWords(order: Order): (event: OrderEvent) => string {
  const t = useMessages(ordersEventsMessages);
  const tOrders = useMessages(sharedOrdersMessages);
  const tDetail = useMessages(ordersDetailMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const { ofLine, knows } = useOrderFailure();
  const locale = useMessagesLocale();
  const price = (amount: number) => formatPrice(amount, order.currency, locale);

  /** What needs nothing else to be said: much of it is a word that states have as well. */
  function aloneOf(kind: string, reason: string | undefined): string | null {
    switch (kind) {
      case 'placed':
        return tOrders('columnPlaced');
      case 'approved':
        return tDetail('approved');
      case 'rejected':
        // Why is said at the top of the page.
        return tOrderStates('orderRejected');
      case 'cancelled':
        return reason ? t('evCancelled', { reason }) : tOrderStates('isCancelled');
      case 'approvalExpired':
        return t('evApprovalExpired');
      case 'completed':
        return tOrderStates('orderCompleted');
      case 'partlyCompleted':
        return tOrderStates('orderPartly');
      case 'failed':
        return tOrderStates('hasFailed');
      case 'customerInformed':
        return t('evInformed');
      default:
        return null;
    }
  }

  return ({ kind = '', text, name: product, code, reason, was, net }) => {
    const alone = aloneOf(kind, reason);
    if (alone !== null) return alone;
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
