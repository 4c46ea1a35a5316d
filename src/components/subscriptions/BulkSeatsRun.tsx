import { inThisTry } from '../../domain/bulk-run';
import { failureText, isServerFault } from '../../domain/failure';
import {
  type BulkSeatsDialogState,
  type SeatsRun,
  seatsAfter,
} from '../../domain/subscriptions/bulk-seats';
import { endsAtRenewal, type Subscription } from '../../domain/subscriptions/subscription';
import { cartSummaryMessages } from '../../messages/generated/en/cart';
import {
  subscriptionChangesBulkMessages,
  subscriptionChangesOutcomeMessages,
  subscriptionChangesPreviewMessages,
} from '../../messages/generated/en/subscription-changes';
import { subscriptionsStatesMessages } from '../../messages/generated/en/subscriptions';
import { uiBulkMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { BulkList } from '../ui/BulkList';
import { BulkRefusal } from '../ui/BulkRefusal';
import { Button } from '../ui/Button';
import { MoneyText } from '../ui/MoneyText';
import { numberFormat } from '../ui/number-format';
import { ProgressBar } from '../ui/ProgressBar';
import { renewalWords } from '../ui/subscription-words';
import { BulkSeatsSums } from './BulkSeatsSums';
import { countIn } from './bulk-seats-words';
import { DRAWER_PARTS } from './drawer-css';
import { useSeatsRefusalWords } from './seats-refusal-words';

type Entry = SeatsRun['entries'][number];

interface BulkSeatsRunProps {
  dialog: BulkSeatsDialogState;
  run: SeatsRun;
}

const Root = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(
    () => `
  ${DRAWER_PARTS}
  & > [data-slot='bulk-list'] { max-block-size: none; }
  & li[data-status='ready'] > span { color: inherit; font-variant-numeric: tabular-nums; }
  & li:is([data-status='refused'], [data-status='ready']) > p { color: var(--plinth-warning-text); }
  & del { margin-inline-end: 6px; color: var(--plinth-text-muted); }
  `,
  ),
);

/** What cannot be done comes first, and at the end what failed; while calls come back nothing moves. */
function inOrder({ phase, entries }: SeatsRun): readonly Entry[] {
  if (phase === 'previewing') return entries;
  const ranks: readonly Entry['status'][] =
    phase === 'ended'
      ? ['failed', 'kept', 'done']
      : phase === 'running'
        ? ['refused']
        : ['refused', 'failed'];
  const rank = ({ status }: Entry) =>
    ranks.includes(status) ? ranks.indexOf(status) : ranks.length;
  return [...entries].sort((one, other) => rank(one) - rank(other));
}

/** What a run comes to, how far it is, and what became of each. */
export function BulkSeatsRun({ dialog, run }: BulkSeatsRunProps) {
  const { subscriptions, draft, onRetry } = dialog;
  const t = useMessages(subscriptionChangesBulkMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const number = (value: number) => numberFormat(locale).format(value);
  const byId = new Map(subscriptions.map((one) => [one.id, one]));
  const isUnderWay = run.phase === 'previewing' || run.phase === 'running';
  const all = inThisTry(run).length - (run.phase === 'running' ? countIn(run, 'refused') : 0);
  const left = countIn(
    run,
    'waiting',
    'previewing',
    ...(run.phase === 'running' ? (['ready', 'sending'] as const) : []),
  );
  const unpriced = run.phase === 'reviewed' ? countIn(run, 'failed') : 0;
  const isRepriced = run.entries.some((entry) => entry.status === 'ready' && entry.before);
  return (
    <Root data-slot="bulk-run">
      {isUnderWay && (
        <ProgressBar
          size="sm"
          label={tBulk('bulkProgress', { done: all - left, count: all })}
          value={all - left}
          maxValue={all}
        />
      )}
      {run.phase === 'reviewed' && isRepriced && <Banner tone="info" title={t('bulkRepriced')} />}
      {unpriced > 0 && (
        <Banner
          tone="warning"
          title={t('bulkUnpriced', { count: unpriced })}
          actions={
            countIn(run, 'ready') > 0 && (
              <Button size="sm" onPress={onRetry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      {run.phase !== 'previewing' && <BulkSeatsSums run={run} subscriptions={subscriptions} />}
      <BulkList data-slot="bulk-list" aria-label={t('bulkList')}>
        {inOrder(run).map((entry) => {
          const subscription = byId.get(entry.id);
          if (!subscription) return null;
          const { friendlyName, productName, customerName: customer, quantity } = subscription;
          const after = seatsAfter(subscription, draft);
          const isKnown = after !== null && after > 0 && after !== quantity;
          const words = { customer, before: number(quantity), after: number(after ?? 0) };
          return (
            <li key={entry.id} data-status={entry.status}>
              <bdi>{friendlyName ?? productName}</bdi>
              <EntryState entry={entry} isReviewed={run.phase === 'reviewed'} />
              <small>
                {isKnown
                  ? t('bulkFromTo', words)
                  : t('bulkNow', { customer, seats: number(quantity) })}
              </small>
              <EntryNote entry={entry} subscription={subscription} />
            </li>
          );
        })}
      </BulkList>
      <BulkRefusal
        failures={run.entries.flatMap((entry) =>
          entry.status === 'failed' ? [entry.failure] : [],
        )}
      />
    </Root>
  );
}

/** What one comes to before tax while it is reviewed, so that lines add up to the net; else how far it is. */
function EntryState({ entry, isReviewed }: { entry: Entry; isReviewed: boolean }) {
  const t = useMessages(subscriptionChangesBulkMessages);
  const tBulk = useMessages(uiBulkMessages);
  switch (entry.status) {
    case 'waiting':
      return <span>{tBulk('stepWaiting')}</span>;
    case 'previewing':
      return <span>{t('stepPreviewing')}</span>;
    case 'refused':
      return <span>{t('stepRefused')}</span>;
    case 'ready': {
      if (!isReviewed) return <span>{tBulk('stepWaiting')}</span>;
      const { preview, before } = entry;
      const { currency } = preview;
      return (
        <span>
          {before && before.net !== preview.net && (
            <del>
              <MoneyText amount={before.net} currency={currency} />
            </del>
          )}
          <MoneyText amount={preview.net} currency={currency} />
        </span>
      );
    }
    case 'sending':
      return <span>{t('stepSending')}</span>;
    case 'done':
      return <span>{t('stepDone')}</span>;
    case 'kept':
      return <span>{t('stepUnsent')}</span>;
    case 'failed':
      return <span>{tBulk('stepFailed')}</span>;
  }
}

/** Why one is not changed, or what else its change does. */
function EntryNote({ entry, subscription }: { entry: Entry; subscription: Subscription }) {
  const tOutcome = useMessages(subscriptionChangesOutcomeMessages);
  const tPreview = useMessages(subscriptionChangesPreviewMessages);
  const tSummary = useMessages(cartSummaryMessages);
  const tStates = useMessages(subscriptionsStatesMessages);
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
    return <p>{[why, failure.serverMessage].filter(Boolean).join(' ')}</p>;
  }
  const fallback = entry.preview ? tOutcome('changeFailed') : tSummary('priceFailed');
  return <p>{failureText(entry.failure, fallback)}</p>;
}
