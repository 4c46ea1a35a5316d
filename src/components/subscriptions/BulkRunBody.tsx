import type { ReactNode } from 'react';
import { type BulkEntry, type BulkRun, inThisTry } from '../../domain/bulk-run';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionsBulkMessages } from '../../messages/generated/en/subscriptions';
import { uiBulkMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';

import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { BulkList } from '../ui/BulkList';
import { BulkRefusal } from '../ui/BulkRefusal';
import { Button } from '../ui/Button';
import { ProgressBar } from '../ui/ProgressBar';
import { countIn, inOrder } from './bulk-run-parts';
import { DRAWER_PARTS } from './drawer-css';

interface BulkRunBodyProps<P, R> {
  run: BulkRun<P, R>;
  subscriptions: readonly Subscription[];
  /** Returns the note that the amounts of so many entries are unknown. */
  unknownText: (count: number) => string;
  /** Totals of the run, once known. */
  sums: ReactNode;
  /** The amount of an entry, before confirmation. */
  amountOf: (entry: { readonly preview: P; readonly before: P | null }) => ReactNode;
  /** Label of a finished entry's state. @default 'Ordered' */
  doneText?: string | undefined;
  /** Customer and change of an entry. */
  detailOf: (entry: BulkEntry<P, R>, subscription: Subscription) => ReactNode;
  /** Why an entry is not changed, or a side effect of its change. */
  noteOf: (entry: BulkEntry<P, R>, subscription: Subscription) => ReactNode;
  onRetry: () => void;
}

const Root = styled('div')(
  layered(
    () => `
  ${DRAWER_PARTS}
  & > [data-slot='bulk-list'] { max-block-size: none; }
  & li[data-status='ready'] > span { color: inherit; font-variant-numeric: tabular-nums; }
  & li:is([data-status='refused'], [data-status='ready']) > p { color: var(--plinth-warning-text); }
  & del { margin-inline-end: 6px; color: var(--plinth-text-muted); }
  `,
  ),
);

/** Totals, progress and results of a bulk change of subscriptions. */
export function BulkRunBody<P, R>(props: BulkRunBodyProps<P, R>) {
  const { run, subscriptions, unknownText, sums, detailOf, noteOf, onRetry } = props;
  const t = useMessages(subscriptionsBulkMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const byId = new Map(subscriptions.map((one) => [one.id, one]));
  const isUnderWay = run.phase === 'previewing' || run.phase === 'running';
  const all = inThisTry(run).length - (run.phase === 'running' ? countIn(run, 'refused') : 0);
  const left = countIn(
    run,
    'waiting',
    'previewing',
    ...(run.phase === 'running' ? (['ready', 'sending'] as const) : []),
  );
  const unknown = run.phase === 'reviewed' ? countIn(run, 'failed') : 0;
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
      {unknown > 0 && (
        <Banner
          tone="warning"
          title={unknownText(unknown)}
          actions={
            countIn(run, 'ready') > 0 && (
              <Button size="sm" onPress={onRetry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      {run.phase !== 'previewing' && sums}
      <BulkList data-slot="bulk-list" aria-label={t('bulkList')}>
        {inOrder(run).map((entry) => {
          const subscription = byId.get(entry.id);
          if (!subscription) return null;
          return (
            <li key={entry.id} data-status={entry.status}>
              <bdi>{subscription.friendlyName ?? subscription.productName}</bdi>
              <EntryState entry={entry} isReviewed={run.phase === 'reviewed'} {...props} />
              <small>{detailOf(entry, subscription)}</small>
              {noteOf(entry, subscription)}
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

interface EntryStateProps<P, R> extends Pick<BulkRunBodyProps<P, R>, 'amountOf' | 'doneText'> {
  entry: BulkEntry<P, R>;
  isReviewed: boolean;
}

/** The amount of an entry during the review, otherwise its progress. */
function EntryState<P, R>({ entry, isReviewed, amountOf, doneText }: EntryStateProps<P, R>) {
  const t = useMessages(subscriptionsBulkMessages);
  const tBulk = useMessages(uiBulkMessages);
  switch (entry.status) {
    case 'waiting':
      return <span>{tBulk('stepWaiting')}</span>;
    case 'previewing':
      return <span>{t('stepPreviewing')}</span>;
    case 'refused':
      return <span>{t('stepRefused')}</span>;
    case 'ready':
      return <span>{isReviewed ? amountOf(entry) : tBulk('stepWaiting')}</span>;
    case 'sending':
      return <span>{t('stepSending')}</span>;
    case 'done':
      return <span>{doneText ?? t('stepDone')}</span>;
    case 'kept':
      return <span>{t('stepUnsent')}</span>;
    case 'failed':
      return <span>{tBulk('stepFailed')}</span>;
  }
}
