import type { BulkRenewalsDialogState } from '../../contracts/subscriptions';
import { subscriptionsBulkMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { Modal } from '../ui/Modal';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BulkRenewalsRun } from './BulkRenewalsRun';
import { BulkRunButtons } from './BulkRunButtons';
import { useBulkRenewalsWords } from './bulk-renewals-words';

/**
 * Changes the renewals of many subscriptions: what ends when, what is deleted and saved, one
 * confirmation, and each result (workday §5).
 */
export function BulkRenewalsDialog({ dialog }: { dialog: BulkRenewalsDialogState }) {
  const { run, onClose } = dialog;
  const t = useMessages(subscriptionsBulkMessages);
  const { title, text } = useBulkRenewalsWords(dialog);
  return (
    <Modal
      isOpen
      size="lg"
      title={title}
      description={text}
      isCloseDisabled={run.phase === 'running'}
      onClose={onClose}
      footer={
        <BulkRunButtons
          {...dialog}
          preview={{ children: t('bulkPreview') }}
          send={(count) => t('bulkSend', { count })}
        />
      }
    >
      <VisuallyHidden role="status">{`${title} ${text ?? ''}`}</VisuallyHidden>
      <BulkRenewalsRun dialog={dialog} />
    </Modal>
  );
}
