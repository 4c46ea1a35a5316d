import type { OrderDone } from '../../domain/orders/order-screen';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { ordersDecisionsMessages } from '../../messages/generated/en/orders';
import { useMessages } from '../../messages/messages';
import { order } from '../../screens/orders';
import { pageOf } from '../page-of';

/** `/apps/orders/:id`: one order. */
export const OrderPage = pageOf(order, () => ({ onDone: useDoneAlert() }));

/** Alerts for changes of an order. */
function useDoneAlert(): (done: OrderDone) => void {
  const t = useMessages(ordersDecisionsMessages);
  const alerts = useAlerts();
  return ({ action, order: { number, state } }) => {
    const cancelled = state === 'cancelled' ? 'cancelDone' : 'cancelRestDone';
    const key = { approve: 'approveDone', reject: 'rejectDone', cancel: cancelled } as const;
    void alerts.show({ type: 'success', title: t(key[action], { number }), text: '' });
  };
}
