import { useId } from 'react';
import type { BulkSeatsDialogState } from '../../contracts/subscriptions';
import { seatsAfter } from '../../domain/subscriptions/bulk-seats';
import {
  subscriptionsBulkMessages,
  subscriptionsPreviewMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { Modal } from '../ui/Modal';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BulkRunButtons } from './BulkRunButtons';
import { BulkSeatsChoice } from './BulkSeatsChoice';
import { BulkSeatsRun } from './BulkSeatsRun';
import { countIn } from './bulk-run-parts';

/** Title and description of the dialog in its current state. */
function useBulkSeatsWords({
  subscriptions,
  run,
}: Pick<BulkSeatsDialogState, 'subscriptions' | 'run'>): {
  readonly title: string;
  readonly text: string | undefined;
} {
  const t = useMessages(subscriptionsBulkMessages);
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

interface BulkSeatsButtonsProps {
  dialog: BulkSeatsDialogState;
  /** Id of the form with the seats. */
  formId: string;
}

/** The two buttons of the dialog; the first step previews the cost. */
function BulkSeatsButtons({ dialog, formId }: BulkSeatsButtonsProps) {
  const { subscriptions, draft } = dialog;
  const t = useMessages(subscriptionsBulkMessages);
  const tPreview = useMessages(subscriptionsPreviewMessages);
  const isSame = subscriptions.every((one) => seatsAfter(one, draft) === one.quantity);
  return (
    <BulkRunButtons
      {...dialog}
      preview={{
        type: 'submit',
        form: formId,
        isDisabled: isSame,
        disabledReason: isSame ? tPreview('enterSeats') : undefined,
        children: t('bulkPreview'),
      }}
      send={(count) => t('bulkSend', { count })}
    />
  );
}

/**
 * Changes the seats of many subscriptions: numbers, cost, and each result (commerce §6). Enter in a
 * field previews; it never orders.
 */
export function BulkSeatsDialog({ dialog }: { dialog: BulkSeatsDialogState }) {
  const formId = useId();
  const { run, onClose } = dialog;
  const { title, text } = useBulkSeatsWords(dialog);
  return (
    <Modal
      isOpen
      size="lg"
      title={title}
      description={text}
      isCloseDisabled={run?.phase === 'running'}
      onClose={onClose}
      footer={<BulkSeatsButtons dialog={dialog} formId={formId} />}
    >
      <VisuallyHidden role="status">{run ? `${title} ${text ?? ''}` : ''}</VisuallyHidden>
      {run ? (
        <BulkSeatsRun dialog={dialog} run={run} />
      ) : (
        <BulkSeatsChoice dialog={dialog} formId={formId} />
      )}
    </Modal>
  );
}
