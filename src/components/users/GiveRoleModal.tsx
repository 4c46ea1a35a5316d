import { useRef } from 'react';
import type { GiveRoleState } from '../../contracts/roles';
import { giveRoleRules } from '../../domain/forms/role';
import { dataOr } from '../../domain/reading';
import { canGiveRole, type Role } from '../../domain/roles/role';
import { displayNameOf } from '../../domain/users/user';
import { isSameUser } from '../../domain/users/user-actions';
import { sharedPeopleMessages, sharedRolesMessages } from '../../messages/generated/en/shared';
import { usersRoleMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { FailedState } from '../ui/FailedState';
import { FormDialog } from '../ui/FormDialog';
import { Select } from '../ui/Select';
import { Skeleton } from '../ui/Skeleton';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';

const NONE: readonly Role[] = [];
const NOTHING: { readonly roleName: string | null } = { roleName: null };

/** Assigns another role to a user, and names the role that it replaces. */
export function GiveRoleModal(props: GiveRoleState) {
  // Unmounts with the dialog, so that it always opens with the saved state.
  return props.isOpen ? <OpenGiveRoleModal {...props} /> : null;
}

function OpenGiveRoleModal({
  user,
  giver,
  roles,
  isPending,
  failure,
  onGive,
  onClose,
}: GiveRoleState) {
  const t = useMessages(usersRoleMessages);
  const tRoles = useMessages(sharedRolesMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const current = user.roles?.[0];
  // A role may have any name, even an empty one, so items are identified by index.
  const all = dataOr(roles, NONE);
  const own = giver?.allowedActions;
  const isAbove = (role: Role) =>
    own !== undefined && !canGiveRole({ allowedActions: own }, role).allowed;
  // A viewer cannot take away a role with more permissions than their own (workday §9.6).
  const isKept = all.some((role) => role.name === current && isAbove(role));
  const items = all.map((each, index) => {
    const { name } = each;
    const isBeyond = isKept || isAbove(each);
    const reason = isBeyond ? tRoles('roleBeyond') : undefined;
    return {
      id: String(index),
      label: name.trim() === '' ? tRoles('unnamedRole') : name,
      isDisabled: name === current || isBeyond,
      description: name === current && !isKept ? t('hasRole') : reason,
    };
  });
  const isOwn = giver ? isSameUser(giver, user) : false;
  const control = useRef<HTMLButtonElement>(null);
  const form = useForm(giveRoleRules(all), NOTHING, { controls: { roleName: control } });
  const refused = useRefusedFields(form, failure);
  const { errorCode: _, ...choice } = form.field('roleName');
  return (
    <FormDialog
      data-slot="give-role"
      isOpen
      size="sm"
      title={t('giveRoleTo', { name: displayNameOf(user) })}
      description={
        current === undefined ? t('giveRoleText') : t('giveRoleInstead', { role: current })
      }
      submit={t('giveRole')}
      refusal={form.isValid ? undefined : tRoles('chooseRole')}
      isPending={isPending}
      failure={refused.failure}
      onSubmit={(event) => form.submit(event, ({ roleName }) => onGive(roleName))}
      onClose={onClose}
    >
      {roles.status === 'loading' && <Skeleton shape="block" height={60} />}
      {roles.status === 'failed' && (
        <FailedState
          headingLevel={3}
          failure={roles.failure}
          fallback={tRoles('rolesFailed')}
          isRetrying={roles.isRefreshing}
        />
      )}
      {(roles.status === 'ready' || roles.status === 'empty') && (
        <Select
          {...choice}
          ref={control}
          label={tPeople('columnRole')}
          placeholder={tRoles('chooseRole')}
          items={items}
          isDisabled={isPending}
          errorText={refused.textOf('roleName')}
        />
      )}
      {isOwn && giver?.roleName && (
        <Banner
          tone="warning"
          announce="off"
          title={tRoles('ownRoleGoes', { role: giver.roleName })}
        >
          {tRoles('ownRoleGoesText')}
        </Banner>
      )}
    </FormDialog>
  );
}
