import type { BulkSeatsDialogState } from '../../contracts/subscriptions';
import { subscriptionChangesBulkMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { countIn } from './bulk-run-parts';

/** What the dialog is called, and the sentence under it, as far as it is. */
export function useBulkSeatsWords({
  subscriptions,
  run,
}: Pick<BulkSeatsDialogState, 'subscriptions' | 'run'>): {
  readonly title: string;
  readonly text: string | undefined;
} {
  const t = useMessages(subscriptionChangesBulkMessages);
  if (!run) {
    return { title: t('bulkTitle', { count: subscriptions.length }), text: t('bulkText') };
  }
  const sentences = (...parts: readonly (string | false)[]) =>
    parts.filter(Boolean).join(' ') || undefined;
  const [ready, refused, failed, kept] = (['ready', 'refused', 'failed', 'kept'] as const).map(
    (state) => countIn(run, state),
  ) as [number, number, number, number];
  const refusedText = refused > 0 && t('bulkRefused', { count: refused });
  switch (run.phase) {
    case 'previewing':
      return { title: t('bulkPreviewing'), text: t('bulkText') };
    case 'reviewed':
      return { title: t('bulkReview', { count: ready }), text: sentences(refusedText) };
    case 'running':
      return {
        title: t('bulkSending', {
          count: countIn(run, 'ready', 'sending', 'done', 'failed', 'kept'),
        }),
        text: sentences(refusedText),
      };
    case 'ended':
      return {
        title: t('bulkDone', { count: countIn(run, 'done') }),
        text: sentences(
          failed > 0 && t('bulkFailed', { count: failed }),
          kept > 0 && t('bulkKept', { count: kept }),
          refusedText,
        ),
      };
  }
}
