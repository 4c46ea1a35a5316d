import { roleDialogsMessages } from '../../messages/en/roles-dialogs';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AlertDialog } from '../ui/AlertDialog';
import { Banner } from '../ui/Banner';
import { FormError } from '../ui/FormError';
import { ProgressBar } from '../ui/ProgressBar';
import { AffectedPeople, type AffectedPeopleProps } from './AffectedPeople';
import { useRoleLabel } from './useRoleLabel';

/** How a deletion stands (specification §4, "Role deletion"). */
export type DeleteRoleState =
  | {
      readonly status: 'confirm';
      /** Why the last try failed; '' or nothing for no failure. @default none */
      readonly errorText?: string | undefined;
    }
  | { readonly status: 'deleting' }
  | {
      readonly status: 'deleted';
      /** What the server said. @default a sentence of ours */
      readonly text?: string | undefined;
    };

/** Props of {@link DeleteRoleDialog}. */
export interface DeleteRoleDialogProps extends AffectedPeopleProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** The name of the role. */
  roleName: string;
  state: DeleteRoleState;
  /** Whether the person who deletes holds the role. @default false */
  isOwnRole?: boolean | undefined;
  /** Called when the deletion is confirmed, also after a failure. */
  onDelete: () => void;
  /** Called by Cancel, Escape and the button of the success view. Close it here. */
  onClose: () => void;
}

const More = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered('display: grid; gap: var(--plinth-space-3); min-inline-size: 0;'),
);

/** Names what happens to whom, deletes, and says that it is done (specification §2.8 and §4). */
export function DeleteRoleDialog(props: DeleteRoleDialogProps) {
  const { isOpen, roleName, state, isOwnRole = false, onDelete, onClose, ...people } = props;
  const t = useMessages(roleDialogsMessages);
  const role = useRoleLabel()(roleName);
  const isDeleting = state.status === 'deleting';
  if (state.status === 'deleted') {
    return (
      <AlertDialog
        isOpen={isOpen}
        contentKey="deleted"
        tone="success"
        title={t('deletedTitle')}
        text={state.text || t('deletedText', { role })}
        confirmText={t('deletedClose')}
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
      confirmText={t('delete')}
      isPending={isDeleting}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <More data-slot="delete-role">
        <AffectedPeople {...people} />
        {isOwnRole && (
          <Banner tone="warning" announce="off" title={t('deleteOwn')}>
            {t('deleteOwnText')}
          </Banner>
        )}
        {isDeleting && <ProgressBar label={t('deleting')} size="sm" />}
        <FormError>{state.status === 'confirm' && state.errorText}</FormError>
      </More>
    </AlertDialog>
  );
}
