import { Suspense } from 'react';
import type { OrderScreenProps } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import type { OrderAction } from '../../domain/orders/order-access';
import type { OrderEvent } from '../../domain/orders/order-event';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { failedLines } from '../../domain/orders/order-sums';
import {
  ordersActionsMessages,
  ordersDetailMessages,
  ordersEventsMessages,
  ordersInformMessages,
  ordersListMessages,
} from '../../messages/generated/en/orders';
import {
  sharedFactsMessages,
  sharedOrdersMessages,
  sharedPlacedOrderMessages,
} from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Letterhead } from '../shared/Letterhead';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Card } from '../ui/Card';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { Mark } from '../ui/Mark';
import { MomentText } from '../ui/MomentText';
import { type PageAction, PageActions } from '../ui/PageActions';
import { PRINT_PAGES } from '../ui/print-alone-css';
import { RecordColumns, RecordScreen } from '../ui/RecordScreen';
import { Timeline } from '../ui/Timeline';
import { useEventWords } from './event-words';
import { OrderDecisionDialog } from './OrderDecisionDialog';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNotices } from './OrderNotices';
import { ORDER_CARD } from './order-css';
import { useOrderRefusal } from './order-refusal';

function toneOf({ kind = '' }: OrderEvent) {
  if (kind === 'completed') return 'success' as const;
  return kind === 'failed' || kind === 'lineFailed' ? ('danger' as const) : ('neutral' as const);
}

const EventsCard = styled(Card)(layered(ORDER_CARD));

/** The history of an order with authors; an impersonating administrator is named too. */
function OrderEvents({ order }: { order: Order }) {
  const t = useMessages(ordersDetailMessages);
  const tEvents = useMessages(ordersEventsMessages);
  const wordsOf = useEventWords(order);
  // The text of an unknown kind already contains both names.
  const peopleOf = ({ by: user, kind, impersonatedBy: administrator }: OrderEvent) =>
    kind !== undefined && administrator !== undefined
      ? tEvents('evBoth', { administrator, user })
      : user;
  const events = order.events ?? [];
  if (events.length === 0) return null;
  const last = events.length - 1;
  return (
    <EventsCard data-slot="order-events">
      <h2>{t('eventsTitle')}</h2>
      <Timeline
        label={t('eventsTitle')}
        events={events.map((event, index) => ({
          id: String(index),
          title: <bdi>{wordsOf(event)}</bdi>,
          time: event.at && <MomentText instant={event.at} />,
          content: event.by && <bdi>{peopleOf(event)}</bdi>,
          tone: index === last && isOrderOpen(order) ? 'brand' : toneOf(event),
        }))}
      />
    </EventsCard>
  );
}

type ActionsProps = Pick<OrderScreenProps, 'actions' | 'reorder' | 'informing' | 'retry'> & {
  order: Order;
};

const LABELS = { approve: 'approve', reject: 'reject', cancel: 'cancelOrder' } as const;

/** Actions that the state does not allow are left out, such as approving a finished order. */
function actionsOf(order: Order): readonly OrderAction[] {
  if (order.state === 'awaitingApproval') return ['reject', 'cancel', 'approve'];
  const hasFailed = order.lines.some(({ state }) => state === 'failed');
  return isOrderOpen(order) || hasFailed ? ['cancel'] : [];
}

/** Actions on an order. Those not available now are disabled, with the reason (commerce §5). */
function OrderActions(props: ActionsProps) {
  const { order, actions, reorder, informing, retry } = props;
  const tInform = useMessages(ordersInformMessages);
  const t = useMessages(ordersActionsMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const refusalOf = useOrderRefusal();
  const { onOpen } = informing;
  const decisions = actionsOf(order).map((action): PageAction => {
    const access = actions.access(action);
    return {
      id: action,
      label: t(LABELS[action]),
      variant: action === 'approve' ? 'primary' : undefined,
      isDisabled: !access.allowed,
      ...refusalOf(access),
      onAction: () => actions.onAction(action),
    };
  });
  const again: PageAction | false = order.type === 'create' &&
    !isOrderOpen(order) && {
      id: 'again',
      label: tPlacedOrder('buyAgain'),
      isPending: reorder.isPending,
      isDisabled: !reorder.access.allowed,
      ...refusalOf(reorder.access),
      onAction: () => reorder.run(order),
    };
  const [failed, ...others] = failedLines(order);
  const tryAgain: PageAction | false = failed !== undefined &&
    others.length === 0 && {
      id: 'retry',
      label: tFeedback('tryAgain'),
      variant: 'primary',
      isPending: retry.isPending,
      isDisabled: !retry.access.allowed,
      ...refusalOf(retry.access),
      onAction: () => void retry.run({ id: order.id, lineId: failed.id }),
    };
  const inform = onOpen && { id: 'inform', label: tInform('informCustomer'), onAction: onOpen };
  return <PageActions actions={[again, ...decisions, inform, tryAgain].filter((one) => !!one)} />;
}

// Loaded on first open: only sellers need it.
const InformDialog = lazyPart(async () => (await import('./InformDialog')).InformDialog);

const Page = styled(RecordScreen<Order>)(layered(() => PRINT_PAGES));

/**
 * One order in progress: the state of each line with failures, the actions, and the history with
 * authors (commerce §5). It is printed as a page of its own.
 *
 * @example
 * <OrderScreen {...useOrderScreen({ id: 'order-1' })} />
 */
export function OrderScreen(props: OrderScreenProps) {
  const t = useMessages(ordersDetailMessages);
  const tList = useMessages(ordersListMessages);
  const tOrders = useMessages(sharedOrdersMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const calculations = useCalculations();
  return (
    <Page
      data-slot="order-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.order}
      title={tOrders('columnOrder')}
      knownTitle={props.knownTitle}
      titleOf={({ number }) => tPlacedOrder('orderNumber', { number })}
      textOf={({ customerName, vendorName }) => `${customerName} · ${vendorName}`}
      pictureOf={({ vendorId }) => <Mark seed={vendorId} size="lg" />}
      figuresOf={(order) => [
        {
          id: 'total',
          label: tFacts('columnTotal'),
          value: (
            <Amount
              amount={order.total}
              currency={order.currency}
              calculation={calculations.order(order, true)}
            />
          ),
        },
      ]}
      actions={(order) => <OrderActions {...props} order={order} />}
      back={{ href: useBackLink('orders'), label: t('backToOrders') }}
      missing={{ title: t('missing'), text: t('missingText') }}
      failedText={t('detailFailed')}
      staleText={tPlacedOrder('ordersStale')}
    >
      {(order) => <ReadyOrder {...props} order={order} />}
    </Page>
  );
}

type ReadyProps = Omit<OrderScreenProps, 'order'> & { order: Order };

function ReadyOrder(props: ReadyProps) {
  const { order, company } = props;
  const tOrders = useMessages(sharedOrdersMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const { dialog: decision } = props.actions;
  const { dialog: inform } = props.informing;
  return (
    <>
      {company && (
        <Letterhead
          company={company}
          kind={tOrders('columnOrder')}
          title={tPlacedOrder('orderNumber', { number: order.number })}
        />
      )}
      <OrderNotices {...props} />
      <RecordColumns facts={<OrderFacts {...props} />}>
        <OrderLines {...props} />
        <OrderEvents order={order} />
        {props.activity}
      </RecordColumns>
      {decision && <OrderDecisionDialog key={decision.action} decision={decision} />}
      <Suspense fallback={null}>
        {inform && <InformDialog order={order} inform={inform} />}
      </Suspense>
    </>
  );
}
