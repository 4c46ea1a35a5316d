import type { ChangeDrawerState } from '../../contracts/subscriptions';
import { dataOr } from '../../domain/reading';
import { ANY_QUANTITY, type PlanChoices } from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionChangesSeatsMessages } from '../../messages/generated/en/subscription-changes';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { numberFormat } from '../ui/number-format';
import { QuantityField } from '../ui/QuantityField';
import { SeatBatches } from './SeatBatches';

interface SeatsChoiceProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  now: number;
  isFixed: boolean;
}

/** How many seats there are to be, and which ones can go. */
export function SeatsChoice({ subscription, drawer, now, isFixed }: SeatsChoiceProps) {
  const t = useMessages(subscriptionChangesSeatsMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const locale = useMessagesLocale();
  const { draft, plans, onQuantityChange } = drawer;
  const { quantity, assigned } = subscription;
  const { limits } = dataOr<Pick<PlanChoices, 'limits'>>(plans.choices, { limits: ANY_QUANTITY });
  const number = (value: number) => numberFormat(locale).format(value);
  const wanted = draft.quantity ?? quantity;
  const isShort = assigned !== null && wanted < quantity && wanted < assigned;
  return (
    <>
      <QuantityField
        autoFocus
        label={tColumns('columnSeats')}
        description={t('seatsNow', { count: number(quantity) })}
        limits={limits}
        value={draft.quantity}
        readOnly={isFixed}
        onChange={onQuantityChange}
      />
      {isShort && (
        <Banner tone="warning" title={t('seatsAssigned')}>
          {t('seatsAssignedText', { assigned: number(assigned), quantity: number(wanted) })}
        </Banner>
      )}
      {wanted < quantity && <SeatBatches subscription={subscription} now={now} />}
    </>
  );
}
