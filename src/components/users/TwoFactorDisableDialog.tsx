import type { TwoFactorDisableDialogProps } from '../../contracts/users';
import { usersSharedMessages, usersTwoFactorMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';

/** Explains the effect of turning off a second factor before it is confirmed. */
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
