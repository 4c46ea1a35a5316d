import type { CreateRoleState } from '../../contracts/roles';
import { ROLE_NAME_MAX } from '../../domain/roles/role';
import { canCreateRole, freeRoleName, permissionSet } from '../../domain/roles/role-change';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { useDraft } from '../ui/drafts';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { PermissionEditor } from './PermissionEditor';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link CreateRoleModal}. */
export interface CreateRoleModalProps extends CreateRoleState {
  /** Whether it is open. You hold it; what was typed goes when it closes. */
  isOpen: boolean;
}

/**
 * Makes a role, or a copy of one (specification §2.8, rules of §4, "Role buttons"). A copy begins
 * with a name that is free.
 */
export function CreateRoleModal(props: CreateRoleModalProps) {
  // Unmounts with the dialog, so that the next one starts fresh.
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
  const labelOf = useRoleLabel();
  const draft = `create-role:${copyOf?.name ?? ''}`;
  const [name, setName, isOlder] = useDraft(`${draft}:name`, () =>
    copyOf ? freeRoleName(t('duplicateName', { role: labelOf(copyOf.name) }), roles) : '',
  );
  const [selected, setSelected] = useDraft<ReadonlySet<string>>(`${draft}:permissions`, () =>
    copyOf ? permissionSet(copyOf) : new Set(),
  );
  const access = canCreateRole({ name, selected }, isPending);
  const reason = access.reason === 'nameMissing' ? 'createNameMissing' : 'createNothingSelected';
  return (
    <FormDialog
      data-slot="create-role"
      size="lg"
      isOpen
      title={copyOf ? t('duplicateTitle', { role: labelOf(copyOf.name) }) : t('createTitle')}
      description={t(copyOf ? 'duplicateText' : 'createText')}
      hasTyped={isOlder}
      submit={t('create')}
      refusal={access.allowed ? undefined : t(reason)}
      isPending={isPending}
      failure={failure}
      failedText={t('createFailedText')}
      onSubmit={() => access.allowed && onCreate({ name: name.trim(), permissions: [...selected] })}
      onClose={onClose}
      // Enter in its filter must not make a role.
      beside={
        <PermissionEditor
          catalogue={catalogue}
          selectedKeys={selected}
          onSelectionChange={setSelected}
          isDisabled={isPending}
        />
      }
    >
      <TextField
        autoFocus
        label={t('createName')}
        name="roleName"
        autoComplete="off"
        maxLength={ROLE_NAME_MAX}
        value={name}
        onChange={setName}
        isRequired
        readOnly={isPending}
      />
    </FormDialog>
  );
}
