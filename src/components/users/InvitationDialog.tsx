import type { InvitationDialogState } from '../../domain/users/invitation-dialog';
import { usersInvitationMessages, usersListMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';

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
      <FormFailure failure={failure} fallback={t(`${action}Failed`)} />
    </AlertDialog>
  );
}
