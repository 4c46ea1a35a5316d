import type { BulkSeatsDialogState } from '../../contracts/subscriptions';
import { failureText, isServerFault } from '../../domain/failure';
import type { SeatsRefusal } from '../../domain/subscriptions/bulk-seats';
import { type SeatsRun, seatsAfter } from '../../domain/subscriptions/bulk-seats';
import { endsAtRenewal, type Subscription } from '../../domain/subscriptions/subscription';
import {
  sharedSubscriptionStatesMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import {
  subscriptionsBulkMessages,
  subscriptionsOutcomeMessages,
  subscriptionsPreviewMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { renewalWords } from '../shared/subscription-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { numberFormat } from '../ui/number-format';
import { BulkRunBody } from './BulkRunBody';
import { BulkSeatsSums } from './BulkSeatsSums';
import { useChangeRefusalWords } from './change-refusal-words';

/** Returns why the seats of one subscription are not changed. */
function useSeatsRefusalWords(): (subscription: Subscription, refusal: SeatsRefusal) => string {
  const t = useMessages(subscriptionsBulkMessages);
  const locale = useMessagesLocale();
  const changeWords = useChangeRefusalWords();
  return (subscription, refusal) => {
    switch (refusal.code) {
      case 'unchanged':
        return t('sameSeats');
      case 'tooFew':
        return t('tooFewSeats', { seats: numberFormat(locale).format(subscription.quantity) });
      case 'noNumber':
        return t('noSeats');
      default:
        return changeWords(subscription, refusal);
    }
  };
}

type Entry = SeatsRun['entries'][number];

interface BulkSeatsRunProps {
  dialog: BulkSeatsDialogState;
  run: SeatsRun;
}

/** The amounts of a run before tax, so that lines add up to the net total, and each result. */
export function BulkSeatsRun({ dialog, run }: BulkSeatsRunProps) {
  const { subscriptions, draft, onRetry } = dialog;
  const t = useMessages(subscriptionsBulkMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const number = (value: number) => numberFormat(locale).format(value);

  function detail(subscription: Subscription): string {
    const { customerName: customer, quantity } = subscription;
    const after = seatsAfter(subscription, draft);
    return after !== null && after > 0 && after !== quantity
      ? t('bulkFromTo', { customer, before: number(quantity), after: number(after) })
      : t('bulkNow', { customer, seats: number(quantity) });
  }
  return (
    <BulkRunBody
      run={run}
      subscriptions={subscriptions}
      unknownText={(count) => t('bulkUnpriced', { count })}
      sums={<BulkSeatsSums run={run} subscriptions={subscriptions} />}
      amountOf={({ preview, before }) => (
        <>
          {before && before.net !== preview.net && (
            <del>
              <Amount amount={before.net} currency={preview.currency} />
            </del>
          )}
          <Amount
            amount={preview.net}
            currency={preview.currency}
            calculation={calculations.change(preview, preview.currency)}
          />
        </>
      )}
      detailOf={(_, subscription) => detail(subscription)}
      noteOf={(entry, subscription) => <EntryNote entry={entry} subscription={subscription} />}
      onRetry={onRetry}
    />
  );
}

/** Why an entry is not changed, or a side effect of its change. */
function EntryNote({ entry, subscription }: { entry: Entry; subscription: Subscription }) {
  const tOutcome = useMessages(subscriptionsOutcomeMessages);
  const tPreview = useMessages(subscriptionsPreviewMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const locale = useMessagesLocale();
  const refusalWords = useSeatsRefusalWords();
  if (entry.status === 'refused') return <p>{refusalWords(subscription, entry.refusal)}</p>;
  if (entry.status === 'ready') {
    return (
      <>
        {endsAtRenewal(subscription) && <p>{renewalWords(subscription, tStates, locale)}</p>}
        {entry.preview.deletesScheduled && <p>{tPreview('deletes')}</p>}
      </>
    );
  }
  if (entry.status !== 'failed') return null;
  if (entry.retry === 'send') {
    const { failure } = entry;
    const why = tOutcome(isServerFault(failure) ? 'changeServerFailed' : 'changeUnanswered');
    return <p dir="auto">{[why, failure.serverMessage].filter(Boolean).join(' ')}</p>;
  }
  const fallback = entry.preview ? tOutcome('changeFailed') : tSums('priceFailed');
  return <p>{failureText(entry.failure, fallback)}</p>;
}
