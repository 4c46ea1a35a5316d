import { useContext } from 'react';
import { uiCancelMessages, uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from './Button';
import { DialogCloseContext } from './dialog-close';
import { KEEP_FOCUS } from './keep-focus';

interface CancelButtonProps {
  /** Whether the dialog's action is running; it cannot be cancelled. */
  isPending: boolean;
  onPress: () => void;
}

/** "Cancel" in the footer of a dialog; asks before discarding input. */
export function CancelButton({ isPending, onPress }: CancelButtonProps) {
  const t = useMessages(uiMessages);
  const tCancel = useMessages(uiCancelMessages);
  const dialog = useContext(DialogCloseContext);
  return (
    <Button
      {...KEEP_FOCUS}
      isDisabled={isPending}
      disabledReason={t('pending')}
      onPress={() => (dialog ? dialog.close(onPress) : onPress())}
    >
      {tCancel('cancel')}
    </Button>
  );
}
