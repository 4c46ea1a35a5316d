import type { ReactNode } from 'react';
import type { ChangeDrawerState } from '../../contracts/subscriptions';
import { formatMoney } from '../../domain/money';
import { dataOr } from '../../domain/reading';
import type { ReadyPreview } from '../../domain/subscriptions/change-machine';
import type { PlanChoices } from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  sharedFactsMessages,
  sharedPricingMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { subscriptionsPreviewMessages } from '../../messages/generated/en/subscriptions';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Banner } from '../ui/Banner';
import type { Calculation } from '../ui/Calculated';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ChangeRefusal } from './ChangeRefusal';
import { ChargeLines } from './ChargeLines';
import { PREVIEW_PART } from './drawer-css';
import { ScheduledText } from './ScheduledText';

interface PreviewProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  now: number;
}

const Root = styled('section')(layered(PREVIEW_PART));

/**
 * The server's preview of a change: the same lines will be on the statement. An unknown amount is
 * never shown as 0 (commerce §5).
 */
export function ChangePreviewPart({ subscription, drawer, now }: PreviewProps) {
  const t = useMessages(subscriptionsPreviewMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tData = useMessages(uiDataMessages);
  const { preview, action } = drawer;
  if (preview.status === 'empty') {
    return <p>{t(action === 'plan' ? 'choosePlan' : 'enterSeats')}</p>;
  }
  if (preview.status === 'failed') {
    return (
      <ErrorState
        headingLevel={3}
        title={tSums('priceFailed')}
        text={<FailureReason failure={preview.failure} fallback="" />}
        onRetry={preview.failure.retry}
        isRetrying={preview.isRefreshing}
      />
    );
  }
  if (preview.status === 'loading') {
    return (
      <Root data-slot="change-preview" aria-busy>
        <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
        <h3>{t('previewTitle')}</h3>
        <Skeleton shape="block" height={160} />
      </Root>
    );
  }
  const { data } = preview;
  return data.status === 'refused' ? (
    <ChangeRefusal subscription={subscription} drawer={drawer} refusal={data} now={now} />
  ) : (
    <ReadySums subscription={subscription} drawer={drawer} preview={data} />
  );
}

interface ReadySumsProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  preview: ReadyPreview;
}

function ReadySums({ subscription, drawer, preview }: ReadySumsProps) {
  const t = useMessages(subscriptionsPreviewMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tPricing = useMessages(sharedPricingMessages);
  const locale = useMessagesLocale();
  const { currency, lines, total, recurringBefore, recurringAfter } = preview;
  const { cycle, renewsOn, scheduled } = subscription;
  const { totalBefore, draft } = drawer;
  const calculations = useCalculations();
  const choices = dataOr<PlanChoices | null>(drawer.plans.choices, null);
  const plan = choices?.plans.find((choice) => choice.plan.id === draft.planId)?.plan;
  const after = calculations.planned(
    {
      quantity: draft.quantity ?? subscription.quantity,
      unitPrice: plan?.unitPrice ?? subscription.unitPrice,
      currency,
      cycle,
    },
    { first: preview.net, recurring: recurringAfter, commitment: preview.commitmentLeft },
  );
  const money = (amount: number, calculation?: Calculation | null) => (
    <Amount amount={amount} currency={currency} calculation={calculation} />
  );
  const before = formatMoney({ amount: recurringBefore, currency }, locale);
  const row = (term: string, value: ReactNode, isTotal = false) => (
    <div data-total={isTotal ? '' : undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
  const isOther = totalBefore !== null && totalBefore !== total;
  return (
    <Root data-slot="change-preview">
      <h3>{t('previewTitle')}</h3>
      {lines.length === 0 ? (
        <p>{t('nothingCharged')}</p>
      ) : (
        <ChargeLines label={t('previewTitle')} lines={lines} currency={currency} />
      )}
      <Part as="dl" data-slot="change-sums" aria-live="polite">
        {lines.length > 0 && (
          <>
            {row(tSums('netSum'), money(preview.net))}
            {row(tSums('tax'), money(preview.tax))}
            {row(
              tFacts('columnTotal'),
              <>
                {isOther && (
                  <del>
                    <VisuallyHidden>{`${tPricing('oldPrice')} `}</VisuallyHidden>
                    {money(totalBefore)}
                  </del>
                )}
                {money(total, calculations.total(preview, currency))}
              </>,
              true,
            )}
          </>
        )}
        {(cycle === 'month' || cycle === 'year') &&
          row(
            tSums(cycle === 'month' ? 'eachMonth' : 'eachYear'),
            <>
              {money(recurringAfter, after.recurring)}
              {recurringAfter !== recurringBefore && (
                <small>{t('recurringBefore', { amount: before })}</small>
              )}
            </>,
          )}
        {renewsOn !== null &&
          row(
            t('owedUntil', { date: formatCivilDate(lastDayOf(renewsOn), locale) }),
            money(preview.commitmentLeft, after.commitment),
          )}
      </Part>
      {preview.deletesScheduled && scheduled && (
        <Banner tone="warning" title={t('deletes')}>
          <ScheduledText scheduled={scheduled} />
          <span>{`. ${t('deletesText')}`}</span>
        </Banner>
      )}
    </Root>
  );
}
