import { useId } from 'react';
import type { CreateRoleState } from '../../contracts/roles';
import { ROLE_NAME_MAX } from '../../domain/roles/role';
import { canCreateRole, freeRoleName, permissionSet } from '../../domain/roles/role-change';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { PermissionEditor } from './PermissionEditor';
import { useRoleLabel } from './useRoleLabel';

/** Props of {@link CreateRoleModal}. */
export interface CreateRoleModalProps extends CreateRoleState {
  /** Whether it is open. You hold it; what was typed goes when it closes. */
  isOpen: boolean;
}

const Root = styled('div')(layered('display: grid; gap: var(--plinth-space-4);'));

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
  const formId = useId();
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
    <Modal
      size="lg"
      isOpen
      title={copyOf ? t('duplicateTitle', { role: labelOf(copyOf.name) }) : t('createTitle')}
      description={t(copyOf ? 'duplicateText' : 'createText')}
      isCloseDisabled={isPending}
      hasTyped={isOlder}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            isDisabled={!access.allowed}
            disabledReason={t(reason)}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      <Root data-slot="create-role">
        {/* Only the name is in the form: Enter in the filter must not make a role. */}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isPending || !access.allowed) return;
            onCreate({ name: name.trim(), permissions: [...selected] });
          }}
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
        </form>
        <PermissionEditor
          catalogue={catalogue}
          selectedKeys={selected}
          onSelectionChange={setSelected}
          isDisabled={isPending}
        />
        <FormFailure failure={failure} fallback={t('createFailedText')} />
      </Root>
    </Modal>
  );
}
