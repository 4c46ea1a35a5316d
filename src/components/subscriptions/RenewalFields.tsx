import type { RenewalDrawerState } from '../../contracts/subscriptions';
import { dataOr } from '../../domain/reading';
import { ANY_QUANTITY, type PlanChoices } from '../../domain/subscriptions/plan-choices';
import { type RenewalDraft, renewalCycle } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartEndDatesMessages } from '../../messages/generated/en/cart';
import { subscriptionChangesRenewalMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { QuantityField } from '../ui/QuantityField';
import { Select } from '../ui/Select';
import { PlanChoiceField } from './PlanChoiceField';
import { RenewalSums } from './RenewalSums';

interface RenewalFieldsProps {
  subscription: Subscription;
  drawer: RenewalDrawerState;
  onChange: (next: Partial<RenewalDraft>) => void;
}

/** The item that changes nothing. */
const SAME = 'same';

/** What is another from the renewal on, and what it comes to then. */
export function RenewalFields({ subscription, drawer, onChange }: RenewalFieldsProps) {
  const t = useMessages(subscriptionChangesRenewalMessages);
  const tEnds = useMessages(cartEndDatesMessages);
  const locale = useMessagesLocale();
  const { draft, plans, ends, isPending } = drawer;
  const choices = dataOr<PlanChoices | null>(plans.choices, null);
  const lastDay = (untilOn: string) => formatCivilDate(lastDayOf(untilOn), locale);
  const days = dataOr(ends, []);
  const isListed = draft.endsOn === null || days.some(({ endsOn }) => endsOn === draft.endsOn);
  const chosen = isListed || draft.endsOn === null ? [] : [draft.endsOn];
  const cycle = renewalCycle(draft, subscription, choices);
  return (
    <>
      <QuantityField
        label={t('seatsThen')}
        limits={choices?.limits ?? ANY_QUANTITY}
        value={draft.quantity}
        isRequired
        readOnly={isPending}
        onChange={(quantity) => onChange({ quantity })}
      />
      <PlanChoiceField
        subscription={subscription}
        plans={plans}
        label={t('planThen')}
        none={{ id: SAME, label: t('planSame') }}
        value={draft.planId}
        isFixed={isPending}
        onChange={(planId) => onChange({ planId, endsOn: null })}
      />
      <Select
        label={t('endThen')}
        items={[
          { id: SAME, label: tEnds('endUsual'), description: tEnds('endUsualText') },
          ...chosen.map((id) => ({ id, label: lastDay(id) })),
          ...days.map(({ endsOn, name }) => ({
            id: endsOn,
            label: lastDay(endsOn),
            description: name === null ? t('endMonth') : t('endWith', { name }),
          })),
        ]}
        value={draft.endsOn ?? SAME}
        errorText={ends.status === 'failed' ? tEnds('endFailed') : undefined}
        isDisabled={isPending || plans.choices.status === 'loading'}
        onChange={(id) => onChange({ endsOn: id === SAME ? null : id })}
      />
      {cycle && <RenewalSums subscription={subscription} cycle={cycle} />}
    </>
  );
}
