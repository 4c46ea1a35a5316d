import { uiTypedMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from './AlertDialog';

interface TypedQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before closing a dialog discards longer input (contract §4.32). */
export function TypedQuestion({ onStay, onDiscard }: TypedQuestionProps) {
  const t = useMessages(uiTypedMessages);
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={t('discardTitle')}
      text={t('discardText')}
      confirmText={t('discard')}
      cancelText={t('keepEditing')}
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}
