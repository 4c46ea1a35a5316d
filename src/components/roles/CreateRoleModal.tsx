import { useState } from 'react';
import type { CreateRoleState } from '../../contracts/roles';
import { createRoleRules } from '../../domain/forms/role';
import { ROLE_NAME_MAX } from '../../domain/roles/role';
import { freeRoleName, permissionSet } from '../../domain/roles/role-change';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { PermissionEditor } from './PermissionEditor';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link CreateRoleModal}. */
export interface CreateRoleModalProps extends CreateRoleState {
  /** Whether it is open. Controlled; closing discards the input. */
  isOpen: boolean;
}

/**
 * Creates a role, or a copy of one (specification §2.8, rules of §4, "Role buttons"). A copy gets
 * an unused name.
 */
export function CreateRoleModal(props: CreateRoleModalProps) {
  // Unmounts with the dialog, so that it always opens empty.
  return props.isOpen ? <OpenCreateRoleModal {...props} /> : null;
}

function OpenCreateRoleModal({
  copyOf,
  roles = [],
  isPending,
  failure,
  onCreate,
  onClose,
  catalogue,
}: CreateRoleModalProps) {
  const t = useMessages(rolesDialogsMessages);
  const tForms = useMessages(uiFormsMessages);
  const labelOf = useRoleLabel();
  const [initial] = useState(() => ({
    roleName: copyOf ? freeRoleName(t('duplicateName', { role: labelOf(copyOf.name) }), roles) : '',
    permissions: copyOf ? permissionSet(copyOf) : new Set<string>(),
  }));
  const form = useForm(createRoleRules, initial, { draft: `create-role:${copyOf?.name ?? ''}` });
  const refused = useRefusedFields(form, failure);
  const { errorCode: _, ...name } = form.field('roleName');
  const permissions = form.field('permissions');
  const tooLong = form.errors.roleName === 'tooLong' && tForms('tooLong', { max: ROLE_NAME_MAX });
  const reason = form.errors.roleName ? 'createNameMissing' : 'createNothingSelected';
  return (
    <FormDialog
      data-slot="create-role"
      size="lg"
      isOpen
      title={copyOf ? t('duplicateTitle', { role: labelOf(copyOf.name) }) : t('createTitle')}
      description={t(copyOf ? 'duplicateText' : 'createText')}
      hasTyped={form.isOlder}
      submit={t('create')}
      refusal={form.isValid ? undefined : tooLong || t(reason)}
      isPending={isPending}
      failure={refused.failure}
      failedText={t('createFailedText')}
      onSubmit={(event) =>
        form.submit(event, (values) =>
          onCreate({ name: values.roleName, permissions: values.permissions }),
        )
      }
      onClose={onClose}
      // Enter in the filter must not submit.
      beside={
        <PermissionEditor
          catalogue={catalogue}
          selectedKeys={permissions.value}
          onSelectionChange={permissions.onChange}
          isDisabled={isPending}
          errorText={refused.textOf('permissions')}
        />
      }
    >
      <TextField
        {...name}
        autoFocus
        label={t('createName')}
        autoComplete="off"
        maxLength={ROLE_NAME_MAX}
        isRequired
        readOnly={isPending}
        errorText={tooLong || refused.textOf('roleName')}
      />
    </FormDialog>
  );
}
