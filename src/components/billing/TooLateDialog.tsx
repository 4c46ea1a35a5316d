import { billingVoidMessages } from '../../messages/generated/en/billing';
import { customersMoveMessages } from '../../messages/generated/en/customers';

import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';

/** Says that the state of a statement does not allow it any more (wire §1). */
export function TooLateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(billingVoidMessages);
  const tMove = useMessages(customersMoveMessages);
  return (
    <AlertDialog
      isOpen
      contentKey="too-late"
      tone="warning"
      title={tMove('stateChangedTitle')}
      text={t('changedText')}
      showCancel={false}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}
