import { useId } from 'react';
import type { BulkSeatsDialogState } from '../../contracts/subscriptions';
import { Modal } from '../ui/Modal';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BulkSeatsButtons } from './BulkSeatsButtons';
import { BulkSeatsChoice } from './BulkSeatsChoice';
import { BulkSeatsRun } from './BulkSeatsRun';
import { useBulkSeatsWords } from './bulk-seats-words';

/**
 * Changes the seats of many subscriptions: how many, what it comes to, and what became of each
 * (commerce §6). Enter in a field asks what it comes to, and never buys.
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
