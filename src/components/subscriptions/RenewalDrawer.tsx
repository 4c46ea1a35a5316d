import type { RenewalDrawerState } from '../../contracts/subscriptions';
import { renewalRules } from '../../domain/forms/renewal';
import { formatMoney } from '../../domain/money';
import type { Plan } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import { recurringPerCycle } from '../../domain/subscriptions/lifecycle';
import type { PlanChoices } from '../../domain/subscriptions/plan-choices';
import { ANY_QUANTITY } from '../../domain/subscriptions/plan-choices';
import type { RenewalCycle, RenewalDraft } from '../../domain/subscriptions/renewal';
import {
  isRenewalChange,
  nextTerm,
  renewalCycle,
  renewalEnds,
} from '../../domain/subscriptions/renewal';
import { openWindows } from '../../domain/subscriptions/seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { type CivilDate, lastDayOf, startOfDay } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  sharedChargesMessages,
  sharedEndDatesMessages,
  sharedPlansMessages,
  sharedPricesMessages,
  sharedSumsMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import {
  subscriptionsChangePlanMessages,
  subscriptionsFactsMessages,
  subscriptionsOutcomeMessages,
  subscriptionsPreviewMessages,
  subscriptionsRenewalMessages,
  subscriptionsTermMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { PriceText } from '../shared/PriceText';
import { planWords } from '../shared/plan-words';
import { formatPrice } from '../shared/price-format';
import { Amount } from '../ui/Amount';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { TermStrip, type TermStripProps } from '../ui/chart/TermStrip';
import { FormDialog } from '../ui/FormDialog';
import { numberFormat } from '../ui/number-format';
import { QuantityField } from '../ui/QuantityField';
import { Select } from '../ui/Select';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { useActionWords } from './action-words';
import { PREVIEW_PART } from './drawer-css';
import { PlanChoiceField } from './PlanChoiceField';

interface TermRowProps extends TermStripProps {
  label: string;
  /** First day that is not covered any more. */
  untilOn: CivilDate;
}

/** A term as a strip, with its last day. */
function TermRow({ label, untilOn, ...strip }: TermRowProps) {
  const locale = useMessagesLocale();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <TermStrip {...strip} />
        <time dateTime={lastDayOf(untilOn)}>{formatCivilDate(lastDayOf(untilOn), locale)}</time>
      </dd>
    </div>
  );
}

interface RenewalSumsProps {
  subscription: Subscription;
  cycle: RenewalCycle;
  /** The plan of the next term; null if it is not known. */
  plan: Plan | null;
  /** A chosen end of the next term; null for the usual one. */
  endsOn: CivilDate | null;
  now: number;
}

const Root = styled('section')(layered(PREVIEW_PART));

/** The amount of a cycle in the next term, with its calculation. */
function RenewalSums({ subscription, cycle, plan, endsOn, now }: RenewalSumsProps) {
  const t = useMessages(subscriptionsRenewalMessages);
  const tFacts = useMessages(subscriptionsFactsMessages);
  const tPreview = useMessages(subscriptionsPreviewMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tLine = useMessages(sharedSumsMessages);
  const locale = useMessagesLocale();
  const tTerm = useMessages(subscriptionsTermMessages);
  const { currency, renewsOn, termStartOn, batches } = subscription;
  const next = plan && renewsOn !== null ? nextTerm(plan, renewsOn, endsOn) : null;
  const before = recurringPerCycle(subscription);
  const isSameCycle = cycle.cycle === subscription.cycle;
  return (
    <Root data-slot="renewal-sums" aria-live="polite">
      {renewsOn !== null && (
        <h3>{tFacts('renewalPrice', { date: formatCivilDate(renewsOn, locale) })}</h3>
      )}
      <Part as="dl" data-slot="change-sums">
        {renewsOn !== null && next?.renewsOn && (
          <>
            <TermRow
              label={tTerm('term')}
              untilOn={renewsOn}
              startAt={startOfDay(termStartOn)}
              endAt={startOfDay(renewsOn)}
              now={now}
              windows={openWindows(batches, now)}
            />
            <TermRow
              label={t('endThen')}
              untilOn={next.renewsOn}
              startAt={startOfDay(renewsOn)}
              endAt={startOfDay(next.renewsOn)}
              now={now}
              windows={
                next.cancelUntilAt
                  ? [{ startAt: startOfDay(renewsOn), endAt: next.cancelUntilAt.getTime() }]
                  : []
              }
            />
          </>
        )}
        <div data-total="">
          <dt>{tLine(cycle.cycle === 'year' ? 'eachYear' : 'eachMonth')}</dt>
          <dd>
            <Amount amount={cycle.amount} currency={currency} />
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

const fieldsOf = (form: ReturnType<typeof useForm<RenewalDraft, RenewalDraft>>) => ({
  quantity: form.field('quantity'),
  planId: form.field('planId'),
  endsOn: form.field('endsOn'),
});

interface RenewalFieldsProps {
  subscription: Subscription;
  now: number;
  drawer: RenewalDrawerState;
  draft: RenewalDraft;
  fields: ReturnType<typeof fieldsOf>;
  /** Returns the server's error of a field. */
  textOf: (name: keyof RenewalDraft) => string | undefined;
}

/** The item for no change. */
const SAME = 'same';

/** Changes at the renewal, and their cost. */
function RenewalFields(props: RenewalFieldsProps) {
  const { subscription, now, drawer, draft, fields, textOf } = props;
  const t = useMessages(subscriptionsRenewalMessages);
  const tEndDates = useMessages(sharedEndDatesMessages);
  const tPlan = useMessages(subscriptionsChangePlanMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const locale = useMessagesLocale();
  const { plans, others, isPending } = drawer;
  const { quantity, planId, endsOn } = fields;
  const choices = dataOr<PlanChoices | null>(plans.choices, null);
  const lastDay = (untilOn: string) => formatCivilDate(lastDayOf(untilOn), locale);
  const chosenPlan = choices?.plans.find(({ plan }) => plan.id === draft.planId)?.plan;
  const plan = chosenPlan ?? choices?.current ?? null;
  const days = others.status === 'ready' ? renewalEnds(subscription, plan, others.data) : [];
  const isListed = draft.endsOn === null || days.some(({ endsOn }) => endsOn === draft.endsOn);
  const chosen = isListed || draft.endsOn === null ? [] : [draft.endsOn];
  const cycle = renewalCycle(draft, subscription, choices);
  const same = renewalCycle({ ...draft, planId: null }, subscription, choices);
  return (
    <>
      <QuantityField
        name={quantity.name}
        label={t('seatsThen')}
        limits={choices?.limits ?? ANY_QUANTITY}
        value={quantity.value}
        isRequired
        readOnly={isPending}
        errorText={textOf('quantity')}
        onChange={quantity.onChange}
      />
      <PlanChoiceField
        subscription={subscription}
        plans={plans}
        label={t('planThen')}
        quantity={draft.quantity}
        samePlan={{
          id: SAME,
          name: t('planSame'),
          title: t('planSame'),
          detail: choices?.current && planWords(choices.current, tPlans, tPrices),
          price: same && <PriceText price={same.unitPrice} currency={subscription.currency} />,
          per: same && tPlan('perSeat', { cycle: choices?.current?.cycle ?? '' }),
        }}
        value={planId.value}
        isFixed={isPending}
        errorText={textOf('planId')}
        onChange={(id) => {
          planId.onChange(id);
          endsOn.onChange(null);
        }}
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
        value={endsOn.value ?? SAME}
        errorText={others.status === 'failed' ? tEndDates('endFailed') : textOf('endsOn')}
        isDisabled={isPending || plans.choices.status === 'loading'}
        onChange={(id) => endsOn.onChange(id === SAME ? null : id)}
      />
      {cycle && <RenewalSums {...{ subscription, cycle, plan, now }} endsOn={draft.endsOn} />}
    </>
  );
}

interface RenewalDrawerProps {
  subscription: Subscription;
  drawer: RenewalDrawerState;
  /** Current time in milliseconds since 1970. */
  now: number;
}

/** Edits the renewal: whether the subscription renews, and what changes then. */
export function RenewalDrawer({ subscription, drawer, now }: RenewalDrawerProps) {
  const t = useMessages(subscriptionsRenewalMessages);
  const tOutcome = useMessages(subscriptionsOutcomeMessages);
  const tLine = useMessages(sharedWritesMessages);
  const locale = useMessagesLocale();
  const words = useActionWords();
  const { isPending, onClose } = drawer;
  const form = useForm(renewalRules, drawer.draft, { draft: `renewal:${subscription.id}` });
  const refused = useRefusedFields(form, drawer.failure);
  const { renewsOn, scheduled } = subscription;
  if (renewsOn === null) return null;
  const draft = form.values;
  const isUnchanged = form.isValid && !isRenewalChange(draft, subscription);
  const autoRenew = form.field('autoRenew');
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
      hasTyped={form.isOlder}
      submit={t('save')}
      refusal={isUnchanged ? t('nothingChanged') : undefined}
      isPending={isPending}
      failure={refused.failure}
      failedText={tLine('saveFailed')}
      onSubmit={(event) => form.submit(event, drawer.onSave)}
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
        isSelected={autoRenew.value}
        isDisabled={isPending}
        errorText={refused.textOf('autoRenew')}
        onChange={autoRenew.onChange}
      />
      {draft.autoRenew ? (
        <RenewalFields
          {...{ subscription, now, drawer, draft }}
          fields={fieldsOf(form)}
          textOf={refused.textOf}
        />
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
