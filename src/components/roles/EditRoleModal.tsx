import { useState } from 'react';
import type { EditRoleState } from '../../contracts/roles';
import { editRoleRules } from '../../domain/forms/role';
import { lostByEditor, permissionDiff, permissionSet } from '../../domain/roles/role-change';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FormDialog } from '../ui/FormDialog';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { PermissionEditor } from './PermissionEditor';
import { RoleChangeReview } from './RoleChangeReview';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link EditRoleModal}. */
export interface EditRoleModalProps extends EditRoleState {
  /** Whether it is open. Controlled; closing discards the changes. */
  isOpen: boolean;
}

const Summary = styled('span')(
  layered(`
  flex: 1 1 160px;
  align-self: center;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  font-variant-numeric: tabular-nums;
  `),
);

/** Number of removed permissions on the save button; the summary says the same in words. */
const Removed = styled('span')(
  layered(`
  padding-inline: 5px;
  border: 1px solid currentColor;
  border-radius: 999px;
  font-size: var(--plinth-font-size-xs);
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  `),
);

/** Edits the permissions of a role, and shows the effect before saving (specification §2.8). */
export function EditRoleModal(props: EditRoleModalProps) {
  // Unmounts with the dialog, so that it always opens with the saved state.
  return props.isOpen ? <OpenEditRoleModal {...props} /> : null;
}

function OpenEditRoleModal({
  role,
  people,
  editor = null,
  isPending,
  failure,
  onUpdate,
  onClose,
  catalogue,
}: EditRoleModalProps) {
  const t = useMessages(rolesDialogsMessages);
  const labelOf = useRoleLabel();
  const [initial] = useState(() => ({ permissions: permissionSet(role) }));
  const form = useForm(editRoleRules(role), initial, { draft: `edit-role:${role.name}` });
  const refused = useRefusedFields(form, failure);
  const { value: selected, onChange } = form.field('permissions');
  const diff = permissionDiff(permissionSet(role), selected);
  const { added, removed } = diff;
  const hasChanges = added.length + removed.length > 0;
  const summary = [
    ...(added.length > 0 ? [t('changesAdded', { count: added.length })] : []),
    ...(removed.length > 0 ? [t('changesRemoved', { count: removed.length })] : []),
  ];
  return (
    <FormDialog
      data-slot="edit-role"
      size="lg"
      isOpen
      title={t('editTitle', { role: labelOf(role.name) })}
      hasTyped={form.isOlder}
      // Stays visible while the dialog scrolls.
      more={<Summary role="status">{summary.join(' · ') || t('changesNone')}</Summary>}
      submit={
        <>
          <span>{t('update')}</span>
          {removed.length > 0 && <Removed aria-hidden>{`−${removed.length}`}</Removed>}
        </>
      }
      refusal={form.isValid ? undefined : t('updateUnchanged')}
      isPending={isPending}
      failure={refused.failure}
      failedText={t('updateFailedText')}
      onSubmit={(event) => form.submit(event, ({ permissions }) => onUpdate(permissions))}
      onClose={onClose}
      beside={
        <>
          <PermissionEditor
            catalogue={catalogue}
            selectedKeys={selected}
            onSelectionChange={onChange}
            isDisabled={isPending}
            errorText={refused.textOf('permissions')}
          />
          {hasChanges && (
            <RoleChangeReview
              diff={diff}
              people={people}
              ownLoss={editor ? lostByEditor(editor, role.name, diff.removed) : []}
            />
          )}
        </>
      }
    />
  );
}
