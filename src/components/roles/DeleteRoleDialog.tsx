import type { DeleteRoleState } from '../../contracts/roles';
import { rolesDialogsMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Banner } from '../ui/Banner';
import { FormFailure } from '../ui/FormFailure';
import { ProgressBar } from '../ui/ProgressBar';
import { AffectedPeople } from './AffectedPeople';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link DeleteRoleDialog}. */
export interface DeleteRoleDialogProps extends DeleteRoleState {
  /** Whether it is open. Controlled. */
  isOpen: boolean;
}

const More = styled('div')(
  layered('display: grid; gap: var(--plinth-space-3); min-inline-size: 0;'),
);

/** Deletes a role after confirmation; lists the affected users (specification §2.8 and §4). */
export function DeleteRoleDialog(props: DeleteRoleDialogProps) {
  const { isOpen, deletion, isOwnRole = false, onDelete, onClose } = props;
  const t = useMessages(rolesDialogsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tShared = useMessages(rolesSharedMessages);
  const role = useRoleLabel()(props.role.name);
  const isDeleting = deletion.status === 'pending';
  if (deletion.status === 'done') {
    return (
      <AlertDialog
        isOpen={isOpen}
        contentKey="deleted"
        tone="success"
        title={t('deletedTitle')}
        text={deletion.result.message || t('deletedText', { role })}
        confirmText={tFeedback('done')}
        showCancel={false}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  return (
    <AlertDialog
      isOpen={isOpen}
      contentKey="confirm"
      tone="danger"
      title={t('deleteTitle')}
      text={t('deleteText', { role })}
      confirmText={tShared('deleteRole')}
      isPending={isDeleting}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <More data-slot="delete-role">
        <AffectedPeople
          people={props.people}
          totalPeople={props.totalPeople}
          peoplePage={props.peoplePage}
          onPeoplePageChange={props.onPeoplePageChange}
        />
        {isOwnRole && (
          <Banner tone="warning" announce="off" title={t('deleteOwn')}>
            {t('deleteOwnText')}
          </Banner>
        )}
        {isDeleting && <ProgressBar label={t('deleting')} size="sm" />}
        <FormFailure
          failure={deletion.status === 'failed' ? deletion.failure : null}
          fallback={t('deleteFailedText')}
        />
      </More>
    </AlertDialog>
  );
}
