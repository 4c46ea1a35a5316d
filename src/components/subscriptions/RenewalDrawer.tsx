import type { RenewalDrawerState } from '../../contracts/subscriptions';
import { formatMoney } from '../../domain/money';
import { dataOr } from '../../domain/reading';
import { recurringPerCycle } from '../../domain/subscriptions/lifecycle';
import type { PlanChoices } from '../../domain/subscriptions/plan-choices';
import { ANY_QUANTITY } from '../../domain/subscriptions/plan-choices';
import type { RenewalCycle, RenewalDraft } from '../../domain/subscriptions/renewal';
import { renewalCycle } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  sharedChargesMessages,
  sharedEndDatesMessages,
  sharedSumsMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import {
  subscriptionsFactsMessages,
  subscriptionsOutcomeMessages,
  subscriptionsPreviewMessages,
  subscriptionsRenewalMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { FormDialog } from '../ui/FormDialog';
import { MoneyText } from '../ui/MoneyText';
import { numberFormat } from '../ui/number-format';
import { formatPrice } from '../ui/price-format';
import { QuantityField } from '../ui/QuantityField';
import { Select } from '../ui/Select';
import { useActionWords } from './action-words';
import { PREVIEW_PART } from './drawer-css';
import { PlanChoiceField } from './PlanChoiceField';

interface RenewalSumsProps {
  subscription: Subscription;
  cycle: RenewalCycle;
}

const Root = styled('section')(layered(PREVIEW_PART));

/** What a cycle of the next term comes to, and how. */
function RenewalSums({ subscription, cycle }: RenewalSumsProps) {
  const t = useMessages(subscriptionsRenewalMessages);
  const tFacts = useMessages(subscriptionsFactsMessages);
  const tPreview = useMessages(subscriptionsPreviewMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tLine = useMessages(sharedSumsMessages);
  const locale = useMessagesLocale();
  const { currency, renewsOn } = subscription;
  const before = recurringPerCycle(subscription);
  const isSameCycle = cycle.cycle === subscription.cycle;
  return (
    <Root data-slot="renewal-sums" aria-live="polite">
      {renewsOn !== null && (
        <h3>{tFacts('renewalPrice', { date: formatCivilDate(renewsOn, locale) })}</h3>
      )}
      <Part as="dl" data-slot="change-sums">
        <div data-total="">
          <dt>{tLine(cycle.cycle === 'year' ? 'eachYear' : 'eachMonth')}</dt>
          <dd>
            <MoneyText amount={cycle.amount} currency={currency} />
            {isSameCycle && before !== cycle.amount && (
              <small>
                {tPreview('recurringBefore', {
                  amount: formatMoney({ amount: before, currency }, locale),
                })}
              </small>
            )}
          </dd>
        </div>
      </Part>
      <p>
        <bdi>
          {tCharges('chargeWhole', {
            quantity: numberFormat(locale).format(cycle.quantity),
            price: formatPrice(cycle.unitPrice, currency, locale),
          })}
        </bdi>{' '}
        <span>{t('withoutTax')}</span>
      </p>
    </Root>
  );
}

interface RenewalFieldsProps {
  subscription: Subscription;
  drawer: RenewalDrawerState;
  onChange: (next: Partial<RenewalDraft>) => void;
}

/** The item that changes nothing. */
const SAME = 'same';

/** What is another from the renewal on, and what it comes to then. */
function RenewalFields({ subscription, drawer, onChange }: RenewalFieldsProps) {
  const t = useMessages(subscriptionsRenewalMessages);
  const tEndDates = useMessages(sharedEndDatesMessages);
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
          { id: SAME, label: tEndDates('endUsual'), description: tEndDates('endUsualText') },
          ...chosen.map((id) => ({ id, label: lastDay(id) })),
          ...days.map(({ endsOn, name }) => ({
            id: endsOn,
            label: lastDay(endsOn),
            description: name === null ? t('endMonth') : t('endWith', { name }),
          })),
        ]}
        value={draft.endsOn ?? SAME}
        errorText={ends.status === 'failed' ? tEndDates('endFailed') : undefined}
        isDisabled={isPending || plans.choices.status === 'loading'}
        onChange={(id) => onChange({ endsOn: id === SAME ? null : id })}
      />
      {cycle && <RenewalSums subscription={subscription} cycle={cycle} />}
    </>
  );
}

interface RenewalDrawerProps {
  subscription: Subscription;
  drawer: RenewalDrawerState;
}

/** Decides what happens at the renewal: whether there is one, and what is another from then on. */
export function RenewalDrawer({ subscription, drawer }: RenewalDrawerProps) {
  const t = useMessages(subscriptionsRenewalMessages);
  const tOutcome = useMessages(subscriptionsOutcomeMessages);
  const tLine = useMessages(sharedWritesMessages);
  const locale = useMessagesLocale();
  const words = useActionWords();
  const { draft, isPending, isChanged, failure, onChange, onClose } = drawer;
  const { renewsOn, scheduled } = subscription;
  if (renewsOn === null) return null;
  const change = (next: Partial<RenewalDraft>) => onChange({ ...draft, ...next });
  const description = draft.autoRenew
    ? t('renewsFor', { date: formatCivilDate(renewsOn, locale) })
    : t('endsFor', { date: formatCivilDate(lastDayOf(renewsOn), locale) });
  return (
    <FormDialog
      data-slot="renewal-drawer"
      kind="drawer"
      isOpen
      title={words('renewal')}
      description={subscription.friendlyName ?? subscription.productName}
      submit={t('save')}
      refusal={isChanged ? undefined : t('nothingChanged')}
      isPending={isPending}
      failure={failure}
      failedText={tLine('saveFailed')}
      onSubmit={() => isChanged && drawer.onSave()}
      onClose={onClose}
    >
      {drawer.isChangedElsewhere && (
        <Banner tone="warning" announce="assertive" title={tOutcome('changedElsewhere')}>
          {tOutcome('changedElsewhereText')}
        </Banner>
      )}
      <Checkbox
        label={t('autoRenew')}
        description={description}
        isSelected={draft.autoRenew}
        isDisabled={isPending}
        onChange={(autoRenew) => change({ autoRenew })}
      />
      {draft.autoRenew ? (
        <RenewalFields subscription={subscription} drawer={drawer} onChange={change} />
      ) : (
        scheduled !== null && <Banner tone="warning" title={t('offDeletes')} />
      )}
      {scheduled !== null && draft.autoRenew && (
        <Button isDisabled={isPending} onPress={drawer.onDeleteScheduled}>
          {t('deleteScheduled')}
        </Button>
      )}
    </FormDialog>
  );
}
