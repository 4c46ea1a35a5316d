import type { Access } from '../../domain/access';
import { canDelete, canImpersonate, type UserActor } from '../../domain/users/user-actions';
import type { UserRow } from '../../domain/users/user-row';
import type { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import { DeleteIcon, EditIcon, ShowIcon, UserIcon } from '../ui/icons';
import type { TableAction } from '../ui/Table';
import { isLeaving, type MarkedUser } from './user-marks';

type T = Translate<(typeof usersListMessages)['messages']>;
type Shared = Translate<(typeof usersSharedMessages)['messages']>;

/** What decides whether a user may be deleted now. */
export interface DeleteRules {
  actor: UserActor;
  t: T;
  /** Why nobody may be deleted at all: a sentence. */
  deleteRefusal: string | undefined;
}

/** Whether a user may be selected and deleted, with the sentence that says why not. */
export function deleteAccess(user: MarkedUser, { actor, t, deleteRefusal }: DeleteRules): Access {
  if (deleteRefusal) return { allowed: false, reason: deleteRefusal };
  if (isLeaving(user)) return { allowed: false, reason: t('isLeaving') };
  const access = canDelete(actor, user);
  if (access.allowed) return access;
  return {
    allowed: false,
    reason: t(access.reason === 'self' ? 'deleteSelf' : 'deleteSystemUser'),
  };
}

/** The menu of a row: View, Edit, Impersonate and Delete; what is not allowed says why. */
export function userRowActions({
  userHref,
  isBusy,
  onView,
  onDelete,
  onImpersonate,
  tShared,
  ...rules
}: DeleteRules & {
  tShared: Shared;
  userHref: (user: UserRow) => string;
  /** Another deletion is under way. */
  isBusy: boolean;
  onView: (user: UserRow) => void;
  onDelete: (users: readonly UserRow[]) => void;
  onImpersonate: ((user: UserRow) => void) | undefined;
}) {
  const { actor, t } = rules;
  return (user: MarkedUser): readonly TableAction[] => {
    const ofDelete = deleteAccess(user, rules);
    const actions: TableAction[] = [
      { id: 'view', label: t('viewUser'), icon: <ShowIcon />, onAction: () => onView(user) },
      { id: 'edit', label: t('editUser'), icon: <EditIcon />, href: userHref(user) },
    ];
    if (onImpersonate) {
      const access = canImpersonate(actor, user);
      const reasons = {
        self: t('impersonateSelf'),
        noPermission: tShared('impersonateNoPermission'),
      };
      actions.push({
        id: 'impersonate',
        label: tShared('impersonateUser'),
        icon: <UserIcon />,
        isDisabled: !access.allowed,
        disabledReason: access.allowed ? undefined : reasons[access.reason],
        onAction: () => onImpersonate(user),
      });
    }
    actions.push({
      id: 'delete',
      label: t('listDelete'),
      icon: <DeleteIcon />,
      tone: 'danger',
      isDisabled: !ofDelete.allowed || isBusy,
      disabledReason: ofDelete.reason ?? t('deleteBusy'),
      onAction: () => onDelete([user]),
    });
    return actions;
  };
}
