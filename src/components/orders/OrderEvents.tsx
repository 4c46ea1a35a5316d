import type { Order } from '../../domain/orders/order';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { ordersDetailMessages } from '../../messages/generated/en/orders';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { RelativeTime } from '../ui/RelativeTime';
import { Timeline } from '../ui/Timeline';
import { ORDER_CARD } from './order-css';

const EventsCard = /* @__PURE__ */ styled(Card)(/* @__PURE__ */ layered(ORDER_CARD));

/** What happened to an order, and who did it; an administrator who acts as somebody is named too. */
export function OrderEvents({ order, now }: { order: Order; now: number }) {
  const t = useMessages(ordersDetailMessages);
  const events = order.events ?? [];
  if (events.length === 0) return null;
  const last = events.length - 1;
  return (
    <EventsCard data-slot="order-events">
      <h2>{t('eventsTitle')}</h2>
      <Timeline
        label={t('eventsTitle')}
        events={events.map(({ at, by, text }, index) => ({
          id: String(index),
          title: <bdi>{text}</bdi>,
          time: at && <RelativeTime instant={at} now={now} />,
          content: by && <bdi>{by}</bdi>,
          tone: index === last && isOrderOpen(order) ? 'brand' : 'neutral',
        }))}
      />
    </EventsCard>
  );
}
