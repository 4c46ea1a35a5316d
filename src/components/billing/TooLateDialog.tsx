import { billingVoidMessages } from '../../messages/generated/en/billing';
import { sharedWritesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';

/** Explains that the statement's state no longer allows the action (wire §1). */
export function TooLateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(billingVoidMessages);
  const tWrites = useMessages(sharedWritesMessages);
  return (
    <AlertDialog
      isOpen
      contentKey="too-late"
      tone="warning"
      title={tWrites('stateChangedTitle')}
      text={t('changedText')}
      showCancel={false}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}
