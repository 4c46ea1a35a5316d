import { Suspense } from 'react';
import type { OrderScreenProps } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import {
  ordersColumnsMessages,
  ordersDetailMessages,
  ordersListMessages,
} from '../../messages/generated/en/orders';
import { purchasePlacedMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { ForbiddenState } from '../ui/ForbiddenState';
import { Link } from '../ui/Link';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { MissingRecord } from '../ui/MissingRecord';
import { PageHeader } from '../ui/PageHeader';
import { StaleBanner } from '../ui/StaleBanner';
import { OrderActions } from './OrderActions';
import { OrderDecisionDialog } from './OrderDecisionDialog';
import { OrderEvents } from './OrderEvents';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNotices } from './OrderNotices';
import { ORDER_PAGE } from './order-css';

// Only those who sell open it.
const InformDialog = lazyPart(async () => (await import('./InformDialog')).InformDialog);

const Page = styled('div')(layered(ORDER_PAGE));

/**
 * One order as it goes on: how far each line is and why one failed, what can be done with it and by
 * whom, who placed it and what happened since (commerce §5).
 *
 * @example
 * <OrderScreen {...useOrderScreen({ id: 'order-1' })} />
 */
export function OrderScreen(props: OrderScreenProps) {
  const ordersHref = useBackLink('orders');
  const { access, order: reading, knownTitle } = props;
  const t = useMessages(ordersDetailMessages);
  const tList = useMessages(ordersListMessages);
  const tColumns = useMessages(ordersColumnsMessages);
  const tPlaced = useMessages(purchasePlacedMessages);
  const order = access.allowed && reading.status === 'ready' ? reading.data : null;
  const isLoading = access.allowed && reading.status === 'loading';
  const title = reading.status === 'empty' ? t('missing') : tColumns('columnOrder');
  const back = ordersHref && <Link href={ordersHref}>{t('backToOrders')}</Link>;
  return (
    <Page data-slot="order-screen" aria-busy={isLoading || undefined}>
      {back && reading.status !== 'empty' && <p>{back}</p>}
      <PageHeader
        title={
          order
            ? tPlaced('orderNumber', { number: order.number })
            : isLoading
              ? (knownTitle ?? title)
              : title
        }
        isLoading={isLoading && knownTitle === undefined}
        text={order ? `${order.customerName} · ${order.vendorName}` : undefined}
        actions={order && <OrderActions {...props} order={order} />}
      />
      {!access.allowed ? (
        <ForbiddenState
          area={tList('listTitle')}
          permission={ORDERS_READ.permission}
          reason={access.reason}
        />
      ) : order ? (
        <>
          <StaleBanner reading={reading} text={tPlaced('ordersStale')} />
          <ReadyOrder {...props} order={order} />
        </>
      ) : (
        <MissingRecord
          reading={reading}
          title={t('missing')}
          text={t('missingText')}
          failedText={t('detailFailed')}
          back={back}
          heights={[220, 120]}
        />
      )}
    </Page>
  );
}

type ReadyProps = Omit<OrderScreenProps, 'order'> & { order: Order };

function ReadyOrder(props: ReadyProps) {
  const { order, now, decision, inform } = props;
  return (
    <>
      <OrderNotices {...props} />
      <Part as="div" data-slot="order-body">
        <div>
          <OrderLines {...props} />
          <OrderEvents order={order} now={now} />
          {props.activity}
        </div>
        <OrderFacts {...props} />
      </Part>
      {decision && <OrderDecisionDialog key={decision.action} decision={decision} />}
      <Suspense fallback={null}>
        {inform && <InformDialog order={order} inform={inform} />}
      </Suspense>
    </>
  );
}
