import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionSeatsMessages } from '../../messages/generated/en/subscription';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Meter } from '../ui/chart/Meter';
import { SeatBatches } from './SeatBatches';
import { SUBSCRIPTION_CARD } from './subscription-css';

const SeatsCard = /* @__PURE__ */ styled(Card)(/* @__PURE__ */ layered(SUBSCRIPTION_CARD));

/** How many of the seats somebody has, and when they were bought. */
export function SubscriptionSeats({
  subscription,
  now,
}: {
  subscription: Subscription;
  now: number;
}) {
  const t = useMessages(subscriptionSeatsMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const { assigned, quantity } = subscription;
  return (
    <SeatsCard>
      <h2>{tColumns('columnSeats')}</h2>
      {assigned !== null && <Meter label={t('assigned')} value={assigned} maxValue={quantity} />}
      <SeatBatches subscription={subscription} now={now} />
    </SeatsCard>
  );
}
