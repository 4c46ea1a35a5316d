import { useContext } from 'react';
import { uiCancelMessages, uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from './Button';
import { DialogCloseContext } from './dialog-close';
import { KEEP_FOCUS } from './keep-focus';

interface CancelButtonProps {
  /** What the dialog does is on its way, and is not given up. */
  isPending: boolean;
  onPress: () => void;
}

/** "Cancel" in the footer of a dialog: asks before it throws away what was typed. */
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
