import { useId, useState } from 'react';
import type { Role } from '../../domain/roles/role';
import { canCreateRole, permissionSet } from '../../domain/roles/role-change';
import { roleDialogsMessages } from '../../messages/en/roles-dialogs';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { type PermissionCatalogueState, PermissionEditor } from './PermissionEditor';
import { useRoleLabel } from './useRoleLabel';

/** Where the dialogs of a role get the permissions to choose from. */
export interface PermissionSourceProps {
  /** All permissions by category (specification §7.3). */
  catalogue: PermissionCatalogueState;
  /** Asks for the permissions again, after a failure. */
  onRetryCatalogue: () => void;
  /** While they are asked for again. @default false */
  isRetryingCatalogue?: boolean | undefined;
}

/** What a new role is made of. */
export interface NewRole {
  /** Without the blanks around it. */
  readonly name: string;
  /** Names of permissions, each once, one at least. */
  readonly permissions: readonly string[];
}

/** Props of {@link CreateRoleModal}. */
export interface CreateRoleModalProps extends PermissionSourceProps {
  /** Whether it is open. You hold it; what was typed goes when it closes. */
  isOpen: boolean;
  /** A role to begin with, whose permissions are selected. @default an empty form */
  copyOf?: Role | undefined;
  /** What stands in the name's field at first. @default '' */
  proposedName?: string | undefined;
  /** While the role is made: nothing closes it, and a second press does nothing. */
  isPending: boolean;
  /** Why the last try failed; what was typed stays. '' or nothing for no failure. @default none */
  errorText?: string | undefined;
  /** Called with the checked values. */
  onCreate: (role: NewRole) => void;
  /** Called by Cancel, Escape and the button in its corner. Close it here. */
  onClose: () => void;
}

const Root = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered('display: grid; gap: var(--plinth-space-4);'),
);

/** Makes a role, or a copy of one (specification §2.8, rules of §4, "Role buttons"). */
export function CreateRoleModal(props: CreateRoleModalProps) {
  // Goes with the dialog, so that the next one starts anew.
  return props.isOpen ? <OpenCreateRoleModal {...props} /> : null;
}

function OpenCreateRoleModal({
  copyOf,
  proposedName = '',
  isPending,
  errorText,
  onCreate,
  onClose,
  catalogue,
  onRetryCatalogue,
  isRetryingCatalogue,
}: CreateRoleModalProps) {
  const t = useMessages(roleDialogsMessages);
  const labelOf = useRoleLabel();
  const formId = useId();
  const [name, setName] = useState(proposedName);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() =>
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
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} disabledReason={t('dialogPending')} onPress={onClose}>
            {t('dialogCancel')}
          </Button>
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
            value={name}
            onChange={setName}
            isRequired
            readOnly={isPending}
          />
        </form>
        <PermissionEditor
          catalogue={catalogue}
          selected={selected}
          onChange={setSelected}
          onRetry={onRetryCatalogue}
          isRetrying={isRetryingCatalogue}
          isDisabled={isPending}
        />
        <FormError>{errorText}</FormError>
      </Root>
    </Modal>
  );
}
