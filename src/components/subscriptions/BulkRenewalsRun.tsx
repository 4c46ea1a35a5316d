import type { BulkRenewalsDialogState } from '../../contracts/subscriptions';
import { failureText } from '../../domain/failure';
import { formatMoney } from '../../domain/money';
import {
  type RenewalDecision,
  type RenewalRun,
  renewalSavings,
} from '../../domain/subscriptions/bulk-renewals';
import { renewalDraft } from '../../domain/subscriptions/renewal';
import type { ScheduledChange, Subscription } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import { sharedSubscriptionStatesMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsBulkRenewalsMessages,
  subscriptionsOutcomeMessages,
  subscriptionsPreviewMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { renewalWords } from '../shared/subscription-words';
import { Amount } from '../ui/Amount';
import { numberFormat } from '../ui/number-format';
import { BulkRunBody } from './BulkRunBody';
import { useRenewalRefusalWords } from './bulk-renewals-words';
import { PREVIEW_PART } from './drawer-css';
import { useScheduledWords } from './ScheduledText';

type Entry = RenewalRun['entries'][number];

const Sums = styled('section')(layered(() => PREVIEW_PART));

/** Savings of a bulk change of renewals, each change, and each result. */
export function BulkRenewalsRun({ dialog }: { dialog: BulkRenewalsDialogState }) {
  const { run, subscriptions, action, onRetry } = dialog;
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const tSubscriptionStates = useMessages(sharedSubscriptionStatesMessages);
  const locale = useMessagesLocale();
  const number = (value: number) => numberFormat(locale).format(value);

  function amount({ subscription: { currency }, perMonth }: RenewalDecision): string | null {
    const less = perMonth.before - perMonth.after;
    const money = formatMoney({ amount: Math.abs(less), currency }, locale);
    return less === 0 ? null : t(less > 0 ? 'lessEach' : 'moreEach', { amount: money });
  }
  function detail(entry: Entry, listed: Subscription): string {
    const decided = 'preview' in entry ? entry.preview : null;
    const subscription = decided?.subscription ?? listed;
    const { customerName: customer, renewsOn } = subscription;
    if (decided && action === 'seatsToAssigned' && renewsOn !== null) {
      return t('bulkSeatsThen', {
        customer,
        before: number(renewalDraft(subscription).quantity ?? 0),
        after: number(subscription.assigned ?? 0),
        date: formatCivilDate(renewsOn, locale),
      });
    }
    const after = decided ? { ...subscription, autoRenew: decided.autoRenew } : subscription;
    return [customer, renewalWords(after, tSubscriptionStates, locale)].filter(Boolean).join(' · ');
  }
  return (
    <BulkRunBody
      run={run}
      subscriptions={subscriptions}
      unknownText={(count) => t('unread', { count })}
      sums={<Savings run={run} />}
      amountOf={({ preview }) => amount(preview)}
      doneText={t('stepSaved')}
      detailOf={detail}
      noteOf={(entry) => <EntryNote entry={entry} />}
      onRetry={onRetry}
    />
  );
}

/** Monthly savings of a run, by currency. */
function Savings({ run }: { run: RenewalRun }) {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const tPreview = useMessages(subscriptionsPreviewMessages);
  const savings = renewalSavings(run);
  if (savings.length === 0) return null;
  return (
    <Sums data-slot="change-preview">
      <h3>{tPreview('previewTitle')}</h3>
      <Part as="dl" data-slot="change-sums">
        {savings.map(({ currency, perMonth }) => (
          <div key={currency} data-total="">
            <dt>{t(perMonth < 0 ? 'costs' : 'saves')}</dt>
            <dd>
              <Amount amount={Math.abs(perMonth)} currency={currency} />
            </dd>
          </div>
        ))}
      </Part>
      <p>{t('savesFrom')}</p>
    </Sums>
  );
}

/** Why an entry is not changed, or what its change deletes. */
function EntryNote({ entry }: { entry: Entry }) {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const tOutcome = useMessages(subscriptionsOutcomeMessages);
  const refusalWords = useRenewalRefusalWords();
  const scheduledWords = useScheduledWords();
  function deletedWords(deleted: ScheduledChange): string {
    const { quantity, planId, endsOn } = deleted;
    return quantity !== null && planId === null && endsOn === null
      ? t('deletesSeats', { count: quantity })
      : t('bulkDeletes', { change: scheduledWords(deleted) });
  }
  if (entry.status === 'refused') return <p>{refusalWords(entry.refusal)}</p>;
  if (entry.status === 'ready') {
    const { deleted, losing } = entry.preview;
    return (
      <>
        {losing > 0 && <p>{t('peopleLose', { count: losing })}</p>}
        {deleted && <p>{deletedWords(deleted)}</p>}
      </>
    );
  }
  if (entry.status !== 'failed') return null;
  const { failure } = entry;
  if (failure.kind === 'conflict' && !failure.serverMessage) {
    return <p>{tOutcome('changedElsewhere')}</p>;
  }
  if (entry.retry === 'send') {
    return <p dir="auto">{[t('unanswered'), failure.serverMessage].filter(Boolean).join(' ')}</p>;
  }
  return <p>{failureText(failure, entry.preview ? tOutcome('changeFailed') : t('readFailed'))}</p>;
}
