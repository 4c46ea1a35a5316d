import { useParams } from 'react-router';
import { OrderScreen } from '../../components/orders/OrderScreen';
import type { Order } from '../../domain/orders/order';
import type { OrderDone } from '../../domain/orders/order-screen';
import { dataOr } from '../../domain/reading';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { orderKeys } from '../../hooks/orders/order-keys';
import { useOrderScreen } from '../../hooks/orders/useOrderScreen';
import { useListed } from '../../hooks/reads/useListed';
import { ordersColumnsMessages, ordersDecisionsMessages } from '../../messages/generated/en/orders';
import { purchasePlacedMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { useConfig } from '../ConfigContext';
import { PageTitle, recordTitle } from '../PageTitle';

/** `/apps/orders/:id`: one order. */
export function OrderPage({ user }: PageProps) {
  const { id = '' } = useParams();
  return <OrderContent key={id} id={id} hasCustomers={user.customerType !== 0} />;
}

function OrderContent({ id }: { id: string; hasCustomers: boolean }) {
  const t = useMessages(ordersColumnsMessages);
  const tPlaced = useMessages(purchasePlacedMessages);
  const { hubUrl } = useConfig();
  const screen = useOrderScreen({
    id,
    url: hubUrl,
    onDone: useDoneAlert(),
  });
  const listed = useListed<Order>(orderKeys.all, id);
  const order = dataOr(screen.order, screen.order.status === 'loading' ? listed : null);
  const known = order ? tPlaced('orderNumber', { number: order.number }) : undefined;
  return (
    <PageTitle title={recordTitle(known, screen.access, screen.order, t('columnOrder'))}>
      <OrderScreen {...screen} knownTitle={known} />
    </PageTitle>
  );
}

/** Says what has become of an order. */
function useDoneAlert(): (done: OrderDone) => void {
  const t = useMessages(ordersDecisionsMessages);
  const alerts = useAlerts();
  return ({ action, order: { number, state } }) => {
    const cancelled = state === 'cancelled' ? 'cancelDone' : 'cancelRestDone';
    const key = { approve: 'approveDone', reject: 'rejectDone', cancel: cancelled } as const;
    void alerts.show({ type: 'success', title: t(key[action], { number }), text: '' });
  };
}
