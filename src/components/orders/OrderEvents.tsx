import type { Order } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { ordersDetailMessages, ordersEventsMessages } from '../../messages/generated/en/orders';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { RelativeTime } from '../ui/RelativeTime';
import { Timeline } from '../ui/Timeline';
import { useEventWords } from './event-words';
import { ORDER_CARD } from './order-css';

const EventsCard = styled(Card)(layered(ORDER_CARD));

/** What happened to an order, and who did it; an administrator who acts as somebody is named too. */
export function OrderEvents({ order, now }: { order: Order; now: number }) {
  const t = useMessages(ordersDetailMessages);
  const tEvents = useMessages(ordersEventsMessages);
  const wordsOf = useEventWords(order);
  // The text of a kind that is not known names both already.
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
          time: event.at && <RelativeTime instant={event.at} now={now} />,
          content: event.by && <bdi>{peopleOf(event)}</bdi>,
          tone: index === last && isOrderOpen(order) ? 'brand' : 'neutral',
        }))}
      />
    </EventsCard>
  );
}
