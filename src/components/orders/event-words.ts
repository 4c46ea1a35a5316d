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
 * Describes an event of an order, in the reader's language (workday §9.1). Falls back to the
 * server's sentence if the kind is unknown or a field is missing.
 */
export function useEventWords(order: Order): (event: OrderEvent) => string {
  const t = useMessages(ordersEventsMessages);
  const tOrders = useMessages(sharedOrdersMessages);
  const tDetail = useMessages(ordersDetailMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const { ofLine, isKnown } = useOrderFailure();
  const locale = useMessagesLocale();
  const price = (amount: number) => formatPrice(amount, order.currency, locale);

  /** The text of an event without further fields, often the label of a state. */
  function aloneOf(kind: string, reason: string | undefined): string | null {
    switch (kind) {
      case 'placed':
        return tOrders('columnPlaced');
      case 'approved':
        return tDetail('approved');
      case 'rejected':
        // The page shows the reason at its top.
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
    if (kind === 'lineFailed' && code !== undefined && isKnown(code)) {
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
