import type { Links } from '../../contracts/links';
import type { RoleGiving } from '../../contracts/roles';
import type { InvitationActions } from '../../contracts/users';
import { type Access, ALLOWED, refused } from '../../domain/access';
import { canGetRole } from '../../domain/roles/role';
import { inviteAccess } from '../../domain/shell/actions';
import { isInvitationPending } from '../../domain/users/invitation-dialog';
import { canDelete, canImpersonate, type UserActor } from '../../domain/users/user-actions';
import type { UserRow } from '../../domain/users/user-row';
import type { sharedRolesMessages } from '../../messages/generated/en/shared';
import type {
  usersListMessages,
  usersRoleMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import { DeleteIcon, EditIcon, InviteIcon, PermissionsIcon, ShowIcon, UserIcon } from '../ui/icons';
import type { TableAction } from '../ui/Table';
import type { Refused, useRefusal } from '../ui/useRefusal';
import type { useAccountEntries } from './account-entries';

type T = Translate<(typeof usersListMessages)['messages']>;
type Shared = Translate<(typeof usersSharedMessages)['messages']>;

/** What decides whether a user can be deleted. */
export interface DeleteRules {
  actor: UserActor;
  t: T;
  refusal: ReturnType<typeof useRefusal>;
  /** Why nobody can be deleted, as a sentence. */
  deleteRefusal: string | undefined;
}

/** Whether a user can be selected and deleted, with the reason if not. */
export function deleteAccess(user: UserRow, rules: DeleteRules): Access {
  const { isDisabled, disabledReason = '' } = ofDeletion(user, rules);
  return isDisabled ? refused(disabledReason) : ALLOWED;
}

function ofDeletion(
  user: UserRow,
  { actor, t, refusal, deleteRefusal }: DeleteRules,
): Refused & { readonly isDisabled: boolean } {
  if (deleteRefusal) return { isDisabled: true, disabledReason: deleteRefusal };
  const access = canDelete(actor, user);
  if (access.allowed) return { isDisabled: false };
  const reasons = {
    self: t('deleteSelf'),
    systemUser: t('deleteSystemUser'),
    noPermission: undefined,
  };
  return { isDisabled: true, ...refusal(access, reasons[access.reason]) };
}

/** The menu of a row: View, Edit, Impersonate and Delete. Disabled items show the reason. */
export function userRowActions({
  links,
  onView,
  onDelete,
  onImpersonate,
  roleGiving,
  tShared,
  tRole,
  tRoles,
  inviteRefusal,
  onInvitation,
  accountEntries,
  ...rules
}: DeleteRules & {
  tShared: Shared;
  links: Links;
  onView: (user: UserRow) => void;
  onDelete: (users: readonly UserRow[]) => void;
  onImpersonate: ((user: UserRow) => void) | undefined;
  roleGiving: Pick<RoleGiving, 'access' | 'refusal' | 'onOpen'> | undefined;
  tRole: Translate<(typeof usersRoleMessages)['messages']>;
  tRoles: Translate<(typeof sharedRolesMessages)['messages']>;
  /** Why nobody can be invited, as a sentence. */
  inviteRefusal: string | undefined;
  onInvitation: InvitationActions['onAsk'] | undefined;
  accountEntries: ReturnType<typeof useAccountEntries>;
}) {
  const { actor, t, refusal } = rules;
  return (user: UserRow): readonly TableAction[] => {
    const actions: TableAction[] = [
      { id: 'view', label: t('viewUser'), icon: <ShowIcon />, onAction: () => onView(user) },
    ];
    const href = links.user?.(user.email);
    if (href) actions.push({ id: 'edit', label: t('editUser'), icon: <EditIcon />, href });
    if (onInvitation && isInvitationPending(user)) {
      actions.push(...invitationActions(user, { actor, t, refusal, inviteRefusal, onInvitation }));
    }
    if (roleGiving) {
      const canGet = canGetRole(user).allowed;
      actions.push({
        id: 'giveRole',
        label: tRole('giveRole'),
        icon: <PermissionsIcon />,
        ...givingRefusal(roleGiving, canGet ? undefined : tRoles('keepsAdmin'), refusal),
        onAction: () => roleGiving.onOpen(user),
      });
    }
    if (onImpersonate) {
      const access = canImpersonate(actor, user);
      const reasons = {
        self: t('impersonateSelf'),
        noPermission: tShared('impersonateNoPermission'),
        beyondOwnRights: tShared('impersonateBeyond'),
      };
      actions.push({
        id: 'impersonate',
        label: tShared('impersonateUser'),
        icon: <UserIcon />,
        isDisabled: !access.allowed,
        ...(access.allowed ? {} : refusal(access, reasons[access.reason])),
        onAction: () => onImpersonate(user),
      });
    }
    actions.push(...accountEntries(user), {
      id: 'delete',
      label: t('listDelete'),
      icon: <DeleteIcon />,
      tone: 'danger',
      ...ofDeletion(user, rules),
      onAction: () => onDelete([user]),
    });
    return actions;
  };
}

/** Why a role cannot be assigned to a user, as props of a button or menu item. */
export function givingRefusal(
  { access, refusal: refusedToAll }: Pick<RoleGiving, 'access' | 'refusal'>,
  ofUser: string | undefined,
  refusal: ReturnType<typeof useRefusal>,
): Refused & { readonly isDisabled: boolean } {
  const disabledReason = ofUser ?? refusedToAll;
  if (disabledReason !== undefined) return { isDisabled: true, disabledReason };
  return access && !access.allowed
    ? { isDisabled: true, ...refusal(access) }
    : { isDisabled: false };
}

/** Actions on a pending invitation, for viewers who may invite. */
function invitationActions(
  user: UserRow,
  {
    actor,
    t,
    refusal,
    inviteRefusal,
    onInvitation,
  }: Pick<DeleteRules, 'actor' | 't'> & {
    refusal: ReturnType<typeof useRefusal>;
    inviteRefusal: string | undefined;
    onInvitation: InvitationActions['onAsk'];
  },
): readonly TableAction[] {
  const access = inviteAccess(actor);
  return (['resend', 'withdraw'] as const).map((action) => ({
    id: action,
    label: t(action),
    icon: action === 'resend' ? <InviteIcon /> : <DeleteIcon />,
    ...(action === 'withdraw' && { tone: 'danger' as const }),
    isDisabled: !access.allowed || inviteRefusal !== undefined,
    ...(inviteRefusal === undefined ? refusal(access) : { disabledReason: inviteRefusal }),
    onAction: () => onInvitation(action, user),
  }));
}
