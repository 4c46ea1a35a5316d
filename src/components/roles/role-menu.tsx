import type { RolesScreenProps } from '../../contracts/roles';
import type { Role } from '../../domain/roles/role';
import { changeOf, type RoleAction, roleActions } from '../../domain/roles/role-actions';
import type { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import type { Translate } from '../../messages/messages';
import { CompareIcon, CopyIcon, DeleteIcon, EditIcon, ShowIcon } from '../ui/icons';
import type { TableAction } from '../ui/table/table-props';
import type { useRoleRefusal } from './useRoleRefusal';

const LABELS = {
  view: 'viewRole',
  edit: 'editRole',
  duplicate: 'duplicateRole',
  compare: 'compareRole',
} as const;

const ICONS = {
  view: <ShowIcon aria-hidden />,
  edit: <EditIcon aria-hidden />,
  duplicate: <CopyIcon aria-hidden />,
  compare: <CompareIcon aria-hidden />,
  delete: <DeleteIcon aria-hidden />,
};

/** The menu of a role, for cards and rows (specification §2.6). */
export function roleMenu(
  role: Role,
  {
    t,
    tShared,
    refusal,
    canView,
    changeRefusal,
    changeAccess,
    onAction,
  }: {
    t: Translate<(typeof rolesMessages)['messages']>;
    tShared: Translate<(typeof rolesSharedMessages)['messages']>;
    refusal: ReturnType<typeof useRoleRefusal>;
    canView: boolean;
    changeRefusal: string | undefined;
    changeAccess: RolesScreenProps['changeAccess'];
    onAction: (action: RoleAction, role: Role) => void;
  },
): readonly TableAction[] {
  const refusedFor = (action: RoleAction) => {
    const change = changeOf(action);
    return change && refusal(changeAccess?.(change, role), changeRefusal);
  };
  return roleActions(role)
    .filter((action) => canView || action !== 'view')
    .map((action) => ({
      id: action,
      label: action === 'delete' ? tShared('deleteRole') : t(LABELS[action]),
      icon: ICONS[action],
      tone: action === 'delete' ? 'danger' : 'neutral',
      ...refusedFor(action),
      onAction: () => onAction(action, role),
    }));
}
