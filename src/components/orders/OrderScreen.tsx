import { Suspense } from 'react';
import type { OrderScreenProps } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import {
  ordersColumnsMessages,
  ordersDetailMessages,
  ordersListMessages,
} from '../../messages/generated/en/orders';
import { purchasePlacedMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { RecordColumns, RecordScreen } from '../ui/RecordScreen';
import { OrderActions } from './OrderActions';
import { OrderDecisionDialog } from './OrderDecisionDialog';
import { OrderEvents } from './OrderEvents';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNotices } from './OrderNotices';

// Only those who sell open it.
const InformDialog = lazyPart(async () => (await import('./InformDialog')).InformDialog);

/**
 * One order as it goes on: how far each line is and why one failed, what can be done with it and by
 * whom, who placed it and what happened since (commerce §5).
 *
 * @example
 * <OrderScreen {...useOrderScreen({ id: 'order-1' })} />
 */
export function OrderScreen(props: OrderScreenProps) {
  const t = useMessages(ordersDetailMessages);
  const tList = useMessages(ordersListMessages);
  const tColumns = useMessages(ordersColumnsMessages);
  const tPlaced = useMessages(purchasePlacedMessages);
  return (
    <RecordScreen
      data-slot="order-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.order}
      title={tColumns('columnOrder')}
      knownTitle={props.knownTitle}
      titleOf={({ number }) => tPlaced('orderNumber', { number })}
      textOf={({ customerName, vendorName }) => `${customerName} · ${vendorName}`}
      actions={(order) => <OrderActions {...props} order={order} />}
      back={{ href: useBackLink('orders'), label: t('backToOrders') }}
      missing={{ title: t('missing'), text: t('missingText') }}
      failedText={t('detailFailed')}
      staleText={tPlaced('ordersStale')}
      outline={[220, 120]}
    >
      {(order) => <ReadyOrder {...props} order={order} />}
    </RecordScreen>
  );
}

type ReadyProps = Omit<OrderScreenProps, 'order'> & { order: Order };

function ReadyOrder(props: ReadyProps) {
  const { order, now, decision, inform } = props;
  return (
    <>
      <OrderNotices {...props} />
      <RecordColumns facts={<OrderFacts {...props} />}>
        <OrderLines {...props} />
        <OrderEvents order={order} now={now} />
        {props.activity}
      </RecordColumns>
      {decision && <OrderDecisionDialog key={decision.action} decision={decision} />}
      <Suspense fallback={null}>
        {inform && <InformDialog order={order} inform={inform} />}
      </Suspense>
    </>
  );
}
