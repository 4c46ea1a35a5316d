import { failureText } from '../../domain/failure';
import type { InvitationDialogState } from '../../domain/users/invitation-dialog';
import { usersInvitationMessages, usersListMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormError } from '../ui/FormError';

/** Says what sending an invitation again, or withdrawing it, means before it is done. */
export function InvitationDialog(props: InvitationDialogState) {
  const { action, email, isPending, failure, onConfirm, onClose } = props;
  const t = useMessages(usersInvitationMessages);
  const tList = useMessages(usersListMessages);
  return (
    <AlertDialog
      isOpen
      tone={action === 'withdraw' ? 'danger' : 'info'}
      title={t(`${action}Title`)}
      text={t(`${action}Text`, { email })}
      confirmText={tList(action)}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FormError>{failureText(failure, t(`${action}Failed`))}</FormError>
    </AlertDialog>
  );
}
