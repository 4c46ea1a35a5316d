import type { InvitationDialogState } from '../../contracts/users';
import {
  usersInvitationMessages,
  usersInviteForMessages,
  usersListMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';

/** Explains the effect of resending or withdrawing an invitation before it is confirmed. */
export function InvitationDialog(props: InvitationDialogState) {
  const { action, email, customerName, isPending, failure, onConfirm, onClose } = props;
  const t = useMessages(usersInvitationMessages);
  const tFor = useMessages(usersInviteForMessages);
  const tList = useMessages(usersListMessages);
  return (
    <AlertDialog
      isOpen
      tone={action === 'withdraw' ? 'danger' : 'info'}
      title={t(`${action}Title`)}
      text={
        customerName === undefined
          ? t(`${action}Text`, { email })
          : `${t(`${action}Text`, { email })} ${tFor('inviteTo', { company: customerName })}`
      }
      confirmText={tList(action)}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FormFailure failure={failure} fallback={t(`${action}Failed`)} />
    </AlertDialog>
  );
}
