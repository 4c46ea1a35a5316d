import type { Failure } from '../../domain/failure';
import { usersSharedMessages, usersTwoFactorMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';

/** Props of {@link TwoFactorDisableDialog}. */
export interface TwoFactorDisableDialogProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** Whose second factor it is. */
  email: string;
  /** While it is turned off: nothing closes the dialog. */
  isPending: boolean;
  /** Why it could not be turned off. @default null */
  failure?: Failure | null | undefined;
  /** Called when it is confirmed. */
  onConfirm: () => void;
  /** Called by "Keep it on" and by Escape. Close it here. */
  onClose: () => void;
}

/** Asks before a second factor is turned off, and says what that means. */
export function TwoFactorDisableDialog({ email, failure, ...dialog }: TwoFactorDisableDialogProps) {
  const t = useMessages(usersTwoFactorMessages);
  const tShared = useMessages(usersSharedMessages);
  return (
    <AlertDialog
      {...dialog}
      tone="danger"
      title={t('disableTitle')}
      text={t('disableText', { email })}
      confirmText={tShared('turnOff')}
      cancelText={t('disableKeep')}
    >
      <FormFailure shouldFocus={false} failure={failure} fallback={t('disableFailed')} />
    </AlertDialog>
  );
}
